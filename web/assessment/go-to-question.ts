import type { AssessmentField } from "../../contracts/assessment.ts";

const controlOf = (field: AssessmentField) =>
  document.querySelector<HTMLElement>(`.wiz form [name="${field}"]`);

/** Brings the whole of a question into view, or its beginning where it is taller than the window. */
export function showQuestion(field: AssessmentField | undefined): void {
  const question = field && controlOf(field)?.closest<HTMLElement>("fieldset, .field");
  if (!question) return;
  const isTall = question.offsetHeight > window.innerHeight / 2;
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  question.scrollIntoView({
    block: isTall ? "start" : "nearest",
    behavior: isStill ? "instant" : "smooth",
  });
}

/** Puts the focus on a question that waits for its answer. */
export function goTo(field: AssessmentField): void {
  controlOf(field)?.focus({ preventScroll: true });
  showQuestion(field);
}
