import type { TradeMatter } from "./kind.ts";
import { sitePages } from "./of-site-pages.ts";

/** What stands on a business’s own pages and papers, and what is said of it elsewhere. */
export const ofOwnPages: readonly TradeMatter[] = [
  {
    id: "site-launch",
    heard:
      /\b(?:web ?sites?|home ?pages?|online (?:shops?|stores?)) (?:re)?launch\w*|\b(?:re)?launch\w* (?:an?|our|my|the|your|of)? ?(?:[\w-]+ ){0,3}(?:web ?sites?|home ?pages?|online (?:shops?|stores?))\b|\b(?:web ?sites?|home ?pages?) (?:goes|go|going|is) live\b/,
    not: /\b(?:calls?|callers?|voicemails?|receptionists?)\b/,
    about: "launching a website",
    kind: "promotion",
    bySteps: true,
    settles:
      "what has to work on the day, what happens to the old addresses, whether people in your towns find it, and who answers the first inquiry",
    opening:
      "A launch isn’t the day on which the pages look right. It’s the day on which a stranger with a phone finds you, asks for a price, and hears from a person. Test those three before you tell anybody.",
    points: [
      [
        "Send the form to yourself, from a phone",
        "Does an inquiry arrive, and at whom?",
        "three phones and one computer: the form, the number that’s tapped, the mail that comes back; the spam folder",
        "Who got it, after how many minutes, and what the sender saw. One name that answers the first ones, by which hour.",
        "Testing it only on the builder’s screen",
      ],
      [
        "Send the old addresses on",
        "What becomes of the links that are out there?",
        "the old site’s list of pages; your search console; the links on listings, invoices and vehicles",
        "Old address, new address, one line each, tried by hand. The ones that nobody needs, too.",
        "A page that isn’t found for whoever saved it",
      ],
      [
        "Write the towns and the work on the pages, in customers’ words",
        "Do people find it who search for this work here?",
        "ten inquiries of last year: what did they ask for, and where do they live?",
        "A page for each kind of work you want more of, with the towns you drive to and a price from which it starts.",
        "“We serve all your needs”",
      ],
      [
        "Show what your work looks like when it’s done",
        "Can a stranger see what you do?",
        "ten pieces of work that may be shown, as pictures, a page or three sentences of a client, each with their leave in writing",
        "Six to ten, each with one sentence on what was asked for. Small files: the page opens in three seconds on a phone.",
        "Bought pictures",
      ],
      [
        "Bring listing, hours and number into line",
        "Do the map, the page and the truck say the same?",
        "the map listing, the page, the voicemail and the invoice, side by side",
        "One name, one number, one set of hours. The listing’s link goes to the new page.",
        "Two numbers",
      ],
      [
        "Collect the keys",
        "Who owns it, and who can get in when the builder retires?",
        "the registrar, the host, the site’s log-in, the listing, the counting of visits; each in the business’s own name",
        "Five accounts, who pays each and until when, and a second copy that has been restored once.",
        "The builder’s private address on all of it",
      ],
      [
        "Choose the day, and have a way back",
        "When does it go live, and what if it breaks?",
        "your quietest weekday; the builder, asked for those two hours; the old site, kept for a month",
        "Who switches, who tests what in the first hour, and the sentence at which you go back.",
        "Friday at five",
      ],
      [
        "Look again after a week and a month",
        "Did it bring anything?",
        "inquiries by week before and after; how each one found you, asked in the same words",
        "Two figures with their dates, and the one page that’s changed first.",
        "Counting visits and no inquiries",
      ],
    ],
  },
  sitePages,
  {
    id: "page-content",
    heard:
      /\b(?:what (?:\w+ ){0,3}(?:should|to|must|belongs|goes|needs to)|(?:should|must) (?:[\w'-]+ ){1,5}(?:put|have|include|write|say|show)|faq|checklist|things?|have|need)\b.{0,60}\b(?:web ?sites?|home ?pages?|landing pages?|(?:web|about(?: us)?|pricing|price|services?|financing|team|contact|insurance|booking) pages?)\b|\b(?:put|write|have|say|show|include|be|go|goes|belongs?) (?:\w+ )?on (?:an?|our|my|the|your|his|her|their) (?:[\w'’-]+ ){0,3}(?:pages?|sites?|web ?sites?)\b|\b(?:redesign\w*|rewrit\w+|updat\w+|improv\w+) (?:an?|our|my|the|your) (?:[\w-]+ ){0,3}(?:web ?sites?|home ?pages?)\b/,
    not: /\b(?:calls?|callers?|voicemails?|receptionists?|designers?|chat ?bots?|wix|squarespace|wordpress|shopify|greetings?)\b/,
    about: "what belongs on a business’s own page",
    kind: "promotion",
    settles:
      "what a stranger wants to know in the first ten seconds, in which order, what it costs, and by which one button they go on",
    opening:
      "Nobody reads such a page. They look for four things: whether you do what they need, what it costs, when they could come, and who you are. Whatever stands above those four is in the way.",
    points: [
      [
        "Say what you do, for whom and where, in one line",
        "Do you do what I need, near me?",
        "five strangers, ten seconds each with the present page: what do we do, for whom, where?",
        "One sentence at the top without an adjective, the town in it.",
        "“Welcome to our page”",
      ],
      [
        "Say what it costs, or from what it depends",
        "What does it cost, and how can I pay?",
        "your own price list; what insurance or financing you take, by name; what is asked about it most",
        "A price, a range or a first visit with its price; the plans by name with a date; what happens if it costs more.",
        "“Call for a quote”",
      ],
      [
        "Show the first visit",
        "What happens the first time I come?",
        "somebody who came for the first time last week: door, parking, how long, who, what to bring or wear",
        "Five steps with two real pictures, and the minutes.",
        "A stock photo of a handshake",
      ],
      [
        "Give one way to go on, in sight everywhere",
        "How do I get a time, now?",
        "a phone in one hand: how many taps from the page to a time that’s held?",
        "One button with its verb, the form for new people with as few fields as you need, and what happens after it, by when.",
        "Four buttons of the same size",
      ],
      [
        "Show who you are",
        "Who are you, and may you do this?",
        "names, licenses with numbers, years, a picture of each; what your board wants shown",
        "A face and two sentences for everyone whom they’d meet.",
        "A history since 1987",
      ],
      [
        "Let others say it",
        "What do people say who’ve been there?",
        "three reviews with leave to use them; your board’s or bar’s rule on testimonials; ftc.gov on endorsements",
        "Three in their own words with what it was about. No promise of a result.",
        "Five stars without a sentence",
      ],
      [
        "Answer the five questions that everybody asks",
        "What do people always ask before they come?",
        "whoever answers, two weeks, word for word",
        "Five questions in their words, two sentences each, the hard one among them: does it hurt, what if I’m late, can I stop?",
        "Questions nobody asked",
      ],
      [
        "Say where, when and what if it can’t wait",
        "When are you there, and what if it can’t wait?",
        "the hours on the door, the map listing and the page, side by side",
        "Hours, address, parking, number to press; what to do when it’s urgent or the page doesn’t work.",
        "Hours of two years ago",
      ],
    ],
    rows: [
      ["What new people ask first", "Whoever answers: two weeks, word for word"],
      ["Taps from the page to a time that’s held", "A phone, with a clock"],
      ["How fast it opens on a phone", "pagespeed.web.dev"],
      ["Plans, prices and licenses, with their date", "Your own list; your board"],
      ["What may not be claimed", "Your board’s or bar’s advertising rule"],
      ["Who changes it, and when they last did", "Your own log-in"],
    ],
    line: "Of [number] people who opened the page in [month], [number] pressed the button, and [number] came.",
    unsourced: "how many seconds people stay, or which color sells",
    ask: [
      "Your board or bar, on claims, testimonials and what must be shown",
      "Whoever hosts it, on private data in forms",
    ],
    forget: [
      "The page on a phone, in the sun, with one thumb",
      "Who hears of a form that was sent on a Saturday",
    ],
    fears: ["“If we show the price, they go elsewhere.” Count who asked for it and never came."],
    yours: [
      "The question that you’re asked every day",
      "What a new one was surprised by on the first visit",
      "What you do that nobody near you does",
    ],
  },
  {
    id: "welcome-packet",
    heard:
      /\b(?:welcome|new[- ](?:patient|client|customer|member|tenant|student|hire|employee)) (?:packets?|kits?|folders?|packs?|booklets?|baskets?|letters? and forms)\b/,
    not: /\b(?:calls?|callers?|phones?|voicemails?)\b/,
    about: "welcome packets",
    kind: "supply",
    bySteps: true,
    settles:
      "what somebody new has to know before they come, on the day, and afterward, and what can stay out",
    opening:
      "Lay everything you hand out today on a table, and take away whatever nobody has asked about in a year. What’s left is the packet, and it has an order: before, on the day, at home.",
    points: [
      [
        "Ask the last five what they didn’t know",
        "What do new ones not know?",
        "five people after the second visit: what surprised you, what did you look for?",
        "Their five sentences. Each has a place in it.",
        "Beginning with your history",
      ],
      [
        "Put the first visit on one page",
        "What happens the first time?",
        "somebody who walks it with a watch: door, parking, forms, minutes, what to wear and bring",
        "Five lines and a map, sent two days before.",
        "Handing it out on arrival",
      ],
      [
        "Say what it costs and how it’s paid",
        "What does it cost me, and what does my plan pay?",
        "billing: what is asked most, what is owed when; your own no-show and late rule",
        "Three sentences with sums, and whom to ask.",
        "Four pages of policy",
      ],
      [
        "Add the papers that need a signature",
        "What must be signed, and why?",
        "consent, privacy notice, release, each with its rule: your board, hhs.gov for health; the date of each",
        "As few as the law wants, in plain words, to be signed at home.",
        "Copies of copies",
      ],
      [
        "Say what they do between visits",
        "What do I do at home?",
        "whoever treats or serves: the three things that are always explained",
        "One page for the refrigerator, with room for their own.",
        "A brochure of a maker",
      ],
      [
        "Say whom to reach, and what can’t wait",
        "Whom do I ask, and what is urgent?",
        "who answers what, at which hours; what goes to 911 or elsewhere",
        "Three lines with names and a number.",
        "“Don’t hesitate”",
      ],
      [
        "Choose paper or screen by who they are",
        "Paper, e-mail or a link?",
        "ten new ones: how many opened what was sent?",
        "One way for most, paper for the rest; who packs it, cost of one.",
        "Both, always",
      ],
    ],
    line: "Of the last [number] new ones [number] came with their papers filled in; before that it was [number].",
    unsourced: "that a packet keeps people",
    yours: ["The question you answer at every first visit", "What you’d want to be handed yourself"],
  },
  {
    id: "vendor-lists",
    heard:
      /\b(?:(?:approved |preferred )?(?:vendor|contractor|provider) lists?|preferred (?:vendors?|contractors?|providers?))\b|\bwork (?:for|from) (?:local )?(?:property managers?|realtors?|insurance companies|general contractors|builders)\b/,
    not: /\b(?:calls?|callers?|phones?|voicemails?|answer\w*)\b/,
    about: "getting on somebody’s list of vendors",
    kind: "promotion",
    bySteps: true,
    settles:
      "who keeps the list, which papers they want, what they’re afraid of, how soon they pay, and how you stay on it",
    opening:
      "Whoever keeps such a list has been embarrassed by somebody on it. They don’t look for the best work; they look for the one about whom nobody will complain.",
    points: [
      [
        "List ten, and who decides in each",
        "Who keeps the list?",
        "ten firms within your area: the maintenance coordinator’s name, not the owner’s; which doors or units they have",
        "Name, units, what they give out most, whom they use now.",
        "Writing to info@",
      ],
      [
        "Put the papers in one folder",
        "Which papers do they want?",
        "one who’s on such a list; a vendor packet from two of them",
        "W-9, license, certificate of insurance naming them, workers’ compensation, references with units, lead or safety certificates.",
        "Sending them when asked",
      ],
      [
        "Ask three of them what went wrong last",
        "What are they afraid of?",
        "ten minutes each, at a slow hour: what did the last one do that got him off the list?",
        "Their words: didn’t show, no photos, tenant complained, invoice wrong. Your offer answers the first.",
        "Beginning with your price",
      ],
      [
        "Offer one small job with proof",
        "How do we begin?",
        "one unit turn or one repair: date, price for each kind of unit, photos before and after, invoice the same day",
        "A price sheet by unit that fits on a page.",
        "A discount",
      ],
      [
        "Read how they pay and what they take",
        "When do they pay, and at what cost?",
        "their terms: net days, portal fee, lien waivers, warranty, who may change the scope",
        "Days until the money comes, and how many jobs you can carry till then.",
        "Finding out after five jobs",
      ],
      [
        "Say what you can’t take",
        "How many may come at once?",
        "your own calendar in the first and last week of a month, when units turn",
        "A number a week, and the sentence for the ninth.",
        "Saying yes to all",
      ],
      [
        "Report once a month",
        "How do I stay on it?",
        "a line for each job: asked, done, days, callbacks",
        "One page to the coordinator, without a request in it.",
        "Waiting to be called",
      ],
    ],
    line: "[Firm] has [number] units and gave us [number] jobs since [date]; [number] needed a second visit, and they pay in [number] days.",
    unsourced: "how much work such a list brings",
    ask: [
      "Your insurer, for certificates that name them, and what that costs",
      "Your accountant, on how many unpaid weeks you can carry",
    ],
    forget: [
      "Renewing the certificate before they ask",
      "What you may give a coordinator, and what is a bribe",
    ],
    yours: [
      "The job of that kind you’d show first, with its photos",
      "Days from your last ten invoices to the money",
    ],
  },
];
