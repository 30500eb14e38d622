// How far one has come in each lesson, as the exercises keep it in this browser.
(() => {
  let kept = {};
  try {
    kept = JSON.parse(localStorage.getItem("unokart-progress")) ?? {};
  } catch {
    // No storage, or something else in it: nothing is shown.
  }
  for (const card of document.querySelectorAll("[data-lesson]")) {
    const lesson = kept[card.dataset.lesson];
    const keys = card.dataset.exercises.split(" ");
    const done = keys.map((key) => lesson?.[key]?.right === true);
    const count = done.filter(Boolean).length;
    if (!keys.some((key) => lesson?.[key])) continue;
    const place = card.querySelector(".kart-progress");
    [...place.querySelectorAll("i")].forEach((lap, at) => lap.classList.toggle("kart-right", done[at]));
    const finished = count === keys.length;
    card.classList.toggle("kart-finished", finished);
    place.querySelector(".kart-done").textContent = finished
      ? place.dataset.finished
      : place.dataset.done.replace("#", String(count));
    place.hidden = false;
  }
})();
