import type { MouseEvent } from "react";

/** For a form's button: a press takes no focus from a field, whose fault would move the button away from under it. */
export const staysPut = { onMouseDown: (event: MouseEvent) => event.preventDefault() };
