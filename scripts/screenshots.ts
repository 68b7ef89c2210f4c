// Takes the pictures in docs/screenshots: each page of the running site, at phone and desktop width, light and dark.
import { mkdirSync } from "node:fs";
import { type Browser, chromium } from "@playwright/test";
import sharp from "sharp";
import { startSite } from "../tests/e2e/server.ts";
import { browserFlags, findBrowser } from "../tests/setup/browser.ts";

const folder = "docs/screenshots";
const publicPages: Record<string, string> = {
  home: "/",
  services: "/services",
  news: "/news",
  article: "/news/what-happens-to-the-calls-that-come-after-five",
  contact: "/contact",
  assessment: "/assessment",
  terms: "/terms-of-use",
  privacy: "/privacy-policy",
  "not-found": "/no-such-page",
};
const adminPages: Record<string, string> = {
  login: "/admin/login",
  dashboard: "/admin",
  editor: "/admin/article/new",
  assessments: "/admin/assessments",
  leads: "/admin/leads",
};
const sizes = [
  { name: "desktop", width: 1280, height: 800, colorScheme: "light" },
  { name: "phone", width: 390, height: 844, colorScheme: "dark" },
] as const;

mkdirSync(folder, { recursive: true });
const site = await startSite();
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags });
await visit(browser);
await takeAll(browser);
await browser.close();
await site.stop();

/** Leaves a message and an assessment, so that the administrators' lists have something to show. */
async function visit(browser: Browser) {
  const { request } = await browser.newContext({ baseURL: site.url });
  const headers = { origin: site.url };
  const person = {
    name: "Dana Whitfield",
    email: "dana@larkspur.example",
    company: "Larkspur Family Dental",
  };
  const message = "We miss most calls after five. Can you help us with that?";
  await request.post("/api/contact", { headers, data: { ...person, message } });
  const { csrfToken } = (await (await request.get("/api/auth/csrf-token")).json()) as { csrfToken: string };
  const answers = {
    businessName: person.company,
    email: person.email,
    industry: "Healthcare",
    customerInteractionPercentage: "51-75",
    interactionChannels: ["Phone Calls", "Email"],
    cloneExpertiseValue: "very-valuable",
    operationalBottlenecks: ["Appointment Scheduling", "After-Hours Coverage"],
    responseTime: "same-day",
    previousAiExperience: "no-experience",
    techComfortLevel: "comfortable",
    primaryGoal: "increased-efficiency",
  };
  await request.post("/api/assessment", {
    headers: { ...headers, "x-csrf-token": csrfToken },
    data: answers,
  });
}

async function takeAll(browser: Browser) {
  for (const { name: size, width, height, colorScheme } of sizes) {
    const context = await browser.newContext({
      viewport: { width, height },
      colorScheme,
      reducedMotion: "reduce",
      baseURL: site.url,
    });
    const page = await context.newPage();
    const take = async (name: string) => {
      await page.locator("[data-hydrated=true]").waitFor({ state: "attached" });
      // Not what stands there while it loads.
      await page.locator("main [aria-busy=true]").waitFor({ state: "detached" });
      await page.waitForTimeout(600);
      const png = await page.screenshot();
      await sharp(png).webp({ quality: 80 }).toFile(`${folder}/${name}-${size}.webp`);
    };
    for (const [name, path] of Object.entries(publicPages)) {
      await page.goto(path);
      await take(name);
    }
    await page.goto("/#voice-demo");
    await take("voice-demo");
    await page.goto("/admin/login");
    await take("login");
    await page.getByLabel("Username").fill("admin");
    await page.getByLabel("Password", { exact: true }).fill("correct horse battery");
    await page.getByRole("button", { name: "Log in" }).click();
    await page.waitForURL("**/admin");
    for (const [name, path] of Object.entries(adminPages).slice(1)) {
      await page.goto(path);
      await take(name);
    }
    await context.close();
  }
}
