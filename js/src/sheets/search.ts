// Text as it is compared in a search: small letters, without accents.

/** Accents over Latin letters, and the dot under Devanagari ones; vowel signs are letters and stay. */
const ACCENTS = /[\u0300-\u036f\u093c]/g;

export function plain(text: string): string {
  return text.normalize("NFD").replace(ACCENTS, "").toLowerCase().trim();
}
