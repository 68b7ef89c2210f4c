const DEMO_PAGES = /^\/(?:your-desk|desk\/[^/?]+)?(?:\?|$)/;

/** True for the address of a page that shows a demo: who opens it may call, and the receptionist is there before they have found the button. */
export const opensDemo = (url = ""): boolean => DEMO_PAGES.test(url);
