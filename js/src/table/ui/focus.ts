// Who plays by keys goes on where they were: what took the focus gives it back when it goes.

/**
 * To be called while `box` appears, before it takes the focus; what comes back is for when it goes. What had
 * the focus may be gone by then, as a menu or a card that was laid: then the hand has it.
 */
export function lendFocus(box: HTMLElement | null): () => void {
  const root = box?.getRootNode() as Document | ShadowRoot | undefined;
  const before = root?.activeElement as HTMLElement | null | undefined;
  const table = box?.closest(".uk-table");
  return () => {
    const find = (what: string) => table?.querySelector<HTMLElement>(what);
    const usual = () => find(".uk-card[tabindex='0']") ?? find(".uk-tools button");
    const back = before?.isConnected && before !== document.body ? before : usual();
    // After the box is gone, unless the focus went on elsewhere meanwhile.
    queueMicrotask(() => {
      const now = root?.activeElement;
      if (!now || now === document.body) back?.focus({ preventScroll: true });
    });
  };
}
