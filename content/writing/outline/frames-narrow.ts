import type { Frame } from "./frames.ts";
import { moreFrames } from "./frames-more.ts";

/** Frames that are asked before all others: a word of theirs would mislead a wider one. */
export const narrowFrames: readonly Frame[] = [
  {
    id: "cooking",
    heard:
      /\b(?:recipes?|soups?|stews?|cakes?|cookies|muffins|bread|dough|pancakes?|salads?|casseroles?|pies?|lasagna|chili|curry|sauces?|jams?|lunch(?:es| boxes)?|dinners?|breakfasts?|meals?|smoothies?|cocktails?|(?:cold brew|iced) (?:coffee|tea)|cold brew)\b(?! (?:reservations?|rush|service|breaks?|shift))/,
    opens:
      "A recipe is good when somebody who has never made it can follow it with wet hands: amounts first, steps in the order of doing, and for each step what to look for. This is the frame of one for {object}, with room for the amounts that you have tried yourself.",
    sections: [
      {
        head: "The story of {object}, in three sentences",
        ask: "Where is the recipe from?",
        first: "Readers stay for the person and cook for the list, so keep the story short.",
        asks: [
          "Who made it, for whom, on which days, and what did the kitchen smell of?",
          "What is different from the usual way, in one sentence?",
        ],
      },
      {
        head: "What goes into {object}",
        ask: "What do I need?",
        first: "For [4] people; everything is weighed out before the stove is on.",
        asks: [
          "Which ingredients, in the order in which they are used, each with its amount?",
          "What can be swapped when it is missing, and what never?",
          "Which pot, pan or tin, and of what size?",
          "Which of the common allergens are in it: milk, eggs, fish, shellfish, nuts, peanuts, wheat, soy, sesame?",
        ],
      },
      {
        head: "Making {object}",
        ask: "How is it made?",
        first: "[so many] minutes of work, [so many] of waiting.",
        asks: [
          "What are the five to eight steps, with heat and minutes, and what is seen, heard or smelled at the end of each?",
          "Which step decides, and what does it look like just before it is too late?",
          "How does one taste whether it is done, and what is added then?",
        ],
      },
      {
        head: "What can go wrong with {object}",
        ask: "What can go wrong?",
        first: "Most of it can be saved.",
        asks: [
          "Too thin, too thick, too salty, burnt at the bottom: what is done about each?",
          "What do beginners do too early?",
        ],
      },
      {
        head: "Serving and keeping {object}",
        ask: "What goes with it, and how long does it keep?",
        first: "Half of it is for tomorrow.",
        asks: [
          "What goes with it, and what is put on top at the last moment?",
          "How soon does it go into the refrigerator, how long does it keep there, and can it be frozen?",
        ],
      },
    ],
    facts: [
      ["Amounts, minutes and temperatures", "Cook it once with scales and a clock, and write them down"],
      ["How long it may be kept, and safe inner temperatures", "The food safety pages of the USDA"],
      ["Whether others can follow it", "Somebody who has never made it, cooking from your draft"],
    ],
  },
  {
    id: "tending",
    heard:
      /\b(?:prun\w+|lawns?|mow\w*|weed(?:s|ing)?|hedges?|yard ?work|rak(?:e|ing)|leaves|mulch\w*|garden (?:in|for|before|over|during|after)|(?:winter|spring|fall|autumn|summer|seasonal) (?:garden|yard|clean-?up)\w*|winteriz\w+ (?:the |a |your |my )?(?:garden|yard|sprinklers?))\b/,
    opens:
      "A garden asks for little at a time, and for that little on the right weekend. So {doing} is mostly a matter of order: what the frost or the heat would spoil goes first, what can wait is left to wait, and some of it is better not done at all.",
    sections: [
      {
        head: "Before {short}: one walk",
        ask: "Where do I begin?",
        first: "Ten minutes with a pencil save a Saturday.",
        asks: [
          "What is seen on a walk around: what is broken, what is sick, what stands in water?",
          "When is the first or last frost expected where you live, and what has to be done before it?",
        ],
      },
      {
        head: "What comes first in {short}",
        ask: "What has to be done first?",
        first: "Water, frost and wind do not ask for your calendar.",
        asks: [
          "Which taps, hoses, pots and tender plants are to be emptied, brought in or covered, and by which night?",
          "What may fall or blow away, and how is it fastened?",
        ],
      },
      {
        head: "Cut, plant or leave alone: {object}",
        ask: "What is cut back, and what is not?",
        first: "Half of what is cut at the wrong time was next year’s flower.",
        asks: [
          "What is cut now, how far, and what is not touched until when?",
          "What is planted, sown or divided now, and how deep?",
        ],
      },
      {
        head: "Soil, leaves and water around {object}",
        ask: "What does the soil need?",
        first: "What lies on the ground now feeds what grows later.",
        asks: [
          "Which leaves stay, which go, and where to?",
          "How much water is needed now, how often, and what is fed or no longer fed?",
        ],
      },
      {
        head: "What may stay undone in {short}",
        ask: "What can I leave?",
        first: "Whoever has an hour needs to know what does not need it.",
        asks: [
          "What looks untidy and does good: seed heads, stems, a pile of branches?",
          "Which three tasks are enough if there is only an hour?",
        ],
      },
      {
        head: "Tools, and the end of {short}",
        ask: "What about the tools?",
        first: "Clean tools are half of next season.",
        asks: [
          "What is cleaned, sharpened, oiled or emptied, and where does it hang?",
          "What is written down for next year: what did well, what did not?",
        ],
      },
    ],
    facts: [
      [
        "Frost dates, and what is done in which week",
        "The extension service of your state’s university; note page and date",
      ],
      ["What the plant itself wants", "Its label, or the nursery where it was bought"],
      ["What may be burned, watered or put out", "The city’s page, with the day on which you looked"],
    ],
  },
  {
    id: "tax",
    heard: /\b(?:tax(?:es)?|deduct\w*|irs|1099|w-?[29]|sales tax|write-?offs?|filing season)\b/,
    opens:
      "With {doing} the trouble is seldom the rule and nearly always the paper: what was not written down on the day is not there in spring. This text says of each point what it is, where the rule stands, and what has to be kept{for-readers}.",
    sections: [
      {
        head: "{Object}: for whom, and since when",
        ask: "Does this concern me?",
        first: "One sentence spares half of the readers the rest.",
        asks: [
          "For whom does it hold: which kind of business, how large, since which year?",
          "Who is often sure to be meant and is not?",
        ],
      },
      {
        head: "What counts as {object}, and what does not",
        ask: "What counts, and what does not?",
        first: "The line is drawn in the publication, not in the forum.",
        asks: [
          "Which costs or cases count, each with its publication and line of the form?",
          "Which look alike and do not count?",
        ],
      },
      {
        head: "What has to be kept for {object}",
        ask: "What do I have to keep?",
        first: "A receipt without a purpose on it is half a receipt.",
        asks: [
          "Which paper or log is needed for each, and how long is it kept?",
          "How is it written down in a minute on the same day?",
        ],
      },
      {
        head: "A sum for {object}",
        ask: "What does it come to?",
        first: "One worked sum says more than a percentage.",
        asks: [
          "With your own figures: what was spent, what of it counts, what does it change?",
          "From which sum on is it worth the paper?",
        ],
      },
      {
        head: "Dates, and whom to ask about {object}",
        ask: "Until when, and whom can I ask?",
        first: "A draft on taxes is read by somebody who is liable for it.",
        asks: [
          "What is due on which date this year?",
          "Which question goes to a CPA or an enrolled agent, and what does an hour with one cost?",
        ],
      },
    ],
    facts: [
      ["The rule itself", "IRS publications and the instructions to the form; note number and year"],
      [
        "Limits and rates of this year",
        "IRS.gov, with the day on which you looked; your state’s revenue office",
      ],
      ["Whether the text is right", "A CPA who reads the draft before it is published"],
    ],
  },
  ...moreFrames,
];

/** For a plan of whatever is done little by little. */
export const courseFrame: Frame = {
  id: "course",
  heard: /(?:)/,
  opens:
    "{Doing} takes weeks because nobody can do it in one go, and because each step has to hold before the next is tried. So every week below has one step, a measure for it, and what to do when it does not go{for-readers}.",
  sections: [
    {
      head: "How it is today",
      first: "Watch for three days before anything is changed.",
      asks: [
        "What happens now, at which hours, and how often? Count it.",
        "What will be so at the end of {short}, in one sentence with a number in it?",
        "Who has to know of it or take part in it?",
      ],
    },
    {
      head: "The smallest step",
      first: "So small that it cannot go wrong.",
      asks: [
        "Which step toward {short} takes five minutes, and when in the day is it done?",
        "What follows at once when it goes well?",
      ],
    },
    {
      head: "The same, a little longer",
      first: "Change one thing at a time: how long, or how hard, or where.",
      asks: [
        "What is made longer or harder, by how much, and by which sign is that enough?",
        "How far does one go back when it does not hold?",
      ],
    },
    {
      head: "With what makes it hard",
      first: "What disturbs is brought in on purpose.",
      asks: [
        "What makes {short} hard on a real day, and how is it practiced beforehand?",
        "Which sign means: stop for today?",
      ],
    },
    {
      head: "Without help",
      first: "Take away what has helped, piece by piece.",
      asks: ["What is left out now, and what stays?", "Who tries it who was not there until now?"],
    },
    {
      head: "Keeping it up",
      first: "What is not repeated is lost again.",
      asks: [
        "Count as on the first three days: what has {short} changed?",
        "What is done once a week from now on, and when is a professional asked?",
      ],
    },
  ],
  facts: [
    ["How it was and how it is", "Your own count, three days at the beginning and three at the end"],
    ["Whether the steps are right", "Somebody who teaches it, reading the draft"],
    ["How long it takes others", "Two people who have done it, asked by you and quoted by name"],
  ],
};

/** For a checklist of whatever no other frame is about. */
export const tickFrame: Frame = {
  id: "ticks",
  heard: /(?:)/,
  opens: "Each line is true or not yet.",
  sections: [
    {
      head: "Before {short}: what has to stand",
      first: "Whatever takes days comes first.",
      asks: [
        "What has to be there, in writing or paid before {short}, and how many days ahead?",
        "Who has to know of it or agree to it, by name?",
        "Which figure or date has been checked by a second person?",
      ],
    },
    {
      head: "On the day itself",
      first: "In the order of doing.",
      asks: [
        "What is looked at first, and what does it look like when it is right?",
        "What must not be agreed to, signed or touched without asking, and whom does one ask?",
        "What is done at once when something is not as it should be?",
      ],
    },
    {
      head: "After {short}: what is left",
      first: "The day is not over yet.",
      asks: [
        "What is kept, where, and who has a copy?",
        "What has to be done within a week, and by whom?",
        "On which day is it looked at again?",
      ],
    },
  ],
  facts: [
    ["What is required where you are", "The office or body that checks it; note page and day"],
    ["What is forgotten most often", "Two people who did it this year, asked by you"],
    ["How long each line takes", "Your own first time through it, with a clock"],
  ],
};

/** For whatever is done in steps and belongs to no other frame: true of any such thing. */
export const procedureFrame: Frame = {
  id: "procedure",
  heard: /(?:)/,
  opens:
    "{Doing} can be learned from a page if the page says three things: what lies ready, what is done in which order, and how one sees that a step is done. They stand below in that order, to be filled by somebody who has done it.",
  sections: [
    {
      head: "When to do it, and what {object} should be like afterward",
      ask: "How do I know that it is time, and that it is done well?",
      first: "Begin with what can be seen.",
      asks: [
        "By which sign is it time, and when is it too early or too late?",
        "What do {object} look, feel or sound like when it is done well?",
      ],
    },
    {
      head: "What has to lie ready",
      ask: "What do I need?",
      first: "Everything within reach before the first step.",
      asks: [
        "Which tools and materials, of which size, grade or amount, and what will do instead?",
        "How long does {short} take the first time, where is it done, and on what?",
      ],
    },
    {
      head: "{Short}, step by step",
      ask: "How is it done, step by step?",
      first: "One line and one picture for each step; no step holds two.",
      asks: [
        "Step 1: [what is done first, and what is seen when it is done]",
        "Step 2: [what comes next; how often, how long, at which angle or in which amount]",
        "Step 3: [the step that decides; what it looks like just before it goes wrong]",
        "Step 4: [the same again, finer, or on the other side]",
        "Step 5: [how it is tested, and when to go back a step]",
        "Step 6: [cleaning up, and where everything goes]",
      ],
    },
    {
      head: "What can hurt, or cannot be undone",
      ask: "What should I be careful about?",
      first: "Said before the first step, and once more where it matters.",
      asks: [
        "What can cut, burn, fall, sting or spoil {object}, and what is done against it?",
        "At which point does a beginner stop and ask somebody?",
      ],
    },
    {
      head: "Mistakes that beginners make with {object}",
      ask: "What do beginners get wrong?",
      first: "Each of them can be seen early.",
      asks: [
        "Which three, by what are they noticed, and what puts each right?",
        "What is bought and never needed?",
      ],
    },
    {
      head: "How often, and what is done in between",
      ask: "How often is it done?",
      first: "A little and regularly is less work than rarely and a lot.",
      asks: ["How often is {short} due, and what lengthens the time until then?"],
    },
  ],
  facts: [
    ["Whether the steps are right", "Somebody who has done it for years, reading the draft"],
    [
      "Sizes, grades, angles, amounts, dates",
      "The maker’s page, or a club or school that teaches it; with the day",
    ],
    ["How long it really takes", "A beginner with a clock, working from your draft"],
  ],
};
