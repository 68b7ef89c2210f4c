import displayFont from "@fontsource-variable/funnel-display/files/funnel-display-latin-wght-normal.woff2?url";
import textFont from "@fontsource-variable/wix-madefor-text/files/wix-madefor-text-latin-wght-normal.woff2?url";
import css from "../app.css?inline";

/** Arial, stretched to the measures of the real faces, each weight to its own: nothing shifts when they arrive. */
const faces = `
@font-face{font-family:"Funnel Display";src:url(${displayFont}) format("woff2");font-weight:300 800;font-display:swap}
@font-face{font-family:"Wix Madefor Text";src:url(${textFont}) format("woff2");font-weight:400 800;font-display:swap}
@font-face{font-family:"Display Fallback";src:local("Arial"),local("Liberation Sans");font-weight:300 550;size-adjust:106%;ascent-override:94.3%;descent-override:23.6%;line-gap-override:0%}
@font-face{font-family:"Display Fallback";src:local("Arial Bold"),local("Liberation Sans Bold");font-weight:551 800;size-adjust:98.8%;ascent-override:101.2%;descent-override:25.3%;line-gap-override:0%}
@font-face{font-family:"Text Fallback";src:local("Arial"),local("Liberation Sans");font-weight:400 550;size-adjust:103.9%;ascent-override:97.0%;descent-override:24.3%;line-gap-override:0%}
@font-face{font-family:"Text Fallback";src:local("Arial Bold"),local("Liberation Sans Bold");font-weight:551 800;size-adjust:98.3%;ascent-override:102.5%;descent-override:25.6%;line-gap-override:0%}`;

// The text is in the server's HTML only: the browser keeps what it got (React does not compare innerHTML on hydration).
const text = import.meta.env.SSR ? faces.replaceAll("\n", "") + css : "";

/** The styles inside the page: one request fewer before the first paint. In development a file that Vite keeps fresh. */
export function Styles() {
  return (
    <>
      {[displayFont, textFont].map((href) => (
        <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
      ))}
      {import.meta.env.DEV ? (
        <>
          <style suppressHydrationWarning dangerouslySetInnerHTML={{ __html: faces }} />
          <link rel="stylesheet" href="/web/app.css" />
        </>
      ) : (
        <style suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />
      )}
    </>
  );
}
