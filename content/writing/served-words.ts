/**
 * Words of a request that name nothing: what a text is to be, what is asked of any matter, deeds, measures and moods.
 * What is left of a request names what its text has to speak of.
 */
export const noMatter = new Set(
  `a an the and or but nor of for to in on at by with from into onto up out off over under about than then so if as per via
  is are was were be been being am do does did done can could should would will may might must shall have has had having
  it its it's this that these those they them their theirs we us our ours you your yours i me my mine he him his she her
  hers one ones who whom whose which what when where why how whether not no never always yet still only just also too very
  more most less least many much few all any some each every both either neither another other others else same own such
  there here now today again soon once twice ever even really actually
  write writes writing wrote give gives make makes making made need needs want wants wanted like please help helps let
  lets tell tells told say says said ask asks asked asking talk show shows explain explains describe compare compares
  compared comparing use uses used using get gets getting got take takes taking took keep keeps keeping kept put puts
  set sets go goes going went come comes coming came think thinks know knows known find finds finding found see sees
  look looks looking try tries trying tried do doing happen happens start starts starting begin begins stop stops
  stopping choose chooses choosing chose pick picks picking picked decide decides deciding handle handles handling deal
  deals dealing manage manages managing improve improves improving increase increases reduce reduces reducing cut cuts
  cutting lower avoid avoids avoiding prevent prevents fix fixes fixing solve offer offers offering provide provides
  work works working run runs running turn turns turning move moves moving switch switches switching change changes
  changing plan plans planning planned prepare prepares preparing build builds building create creates creating set
  setup grow grows growing add adds adding bring brings bringing leave leaves leaving left lose loses losing lost win
  wins winning save saves saving spend spends spending pay pays paying paid cost costs costing buy buys buying bought
  sell sells selling sold hire hires hiring hired choose open opens opening opened close closes closing closed send
  sends sending sent call calls calling called answer answers answering answered pick reach reaches reaching reached
  wait waits waiting hold holds hear hears miss misses missed missing ring rings ringing forget forgets forgetting
  cause causes mean means matter matters become becomes seem seems feel feels follow follows ready live first last next
  drop drops dropping raise raises raising reply replies replied respond responds respond responding hang hangs hung
  good better best bad worse worst great right wrong new old older younger freelance self-employed overlook overlooks overlooked big small large little long short fast faster quick slow
  quickly easy easier hard harder simple clear real true honest nice cheap cheaper expensive free busy local own whole
  full ideal proper common different important key top ultimate complete essential practical smart smarter worth actual
  particular several single certain able back away down around between before after during while until without within
  against because since though although instead rather per through across behind along toward towards whenever than
  annoying annoyed annoy stupid lazy hidden silly lousy ok okay sure likely possible honestly simply completely
  article articles post posts blog blogs piece pieces guide guides checklist checklists list lists text essay column
  opinion opinions take view views comparison comparisons question questions q&a qa faq faqs tip tips way ways thing
  things item items step steps reason reasons mistake mistakes idea ideas sign signs rule rules fact facts myth myths
  example examples plan plans word words page pages paragraph section sections title table summary overview version
  how-to howto outline script scripts template templates line lines point points part parts kind kinds sort type types
  bit lot lots case side sides pros cons pro con advantages disadvantages benefits versus vs answer answers advice
  people person someone somebody anyone anybody everyone everybody nobody man woman owner owners business businesses
  company companies shop shops store stores office offices practice practices firm firms place places team teams
  customer customers caller callers call calls phone phones telephone telephones day days week weeks month months year
  years time times hour hours minute minutes number numbers money price prices problem problems issue issues result
  results everything something nothing anything etc lead leads one-page ready-made thing work job jobs
  i'm don't doesn't isn't aren't can't won't shouldn't didn't wasn't i've you're we're they're that's what's it's nobody's
  two three four five six seven eight nine ten eleven twelve fifteen twenty thirty sixty ninety half second third dozen couple pair
  readers reader audience tone style friendly english plain language pro-tip bullet bullets include including includes
  hands hand handed works alone repeat cost costs sure dead note rush serve introduce voice double reasonable hate hates love loves stay stays
  patient patients client clients guest guests management
  potential prospective furious angry upset nervous anxious rude worried calm annual managers manager administrator administrators canceled nicely fair secret latest rollout rolling
  front desk fewer read reads reading sample samples buyer buyers solo private commercial residential dos don'ts please thanks based written week-by-week day-by-day step-by-step month-by-month`
    .split(/\s+/)
    .filter(Boolean),
);

/** What a word is also called: a text that has one of them speaks of all. */
export const alsoCalled: readonly (readonly string[])[] = [
  ["lawyer", "attorney", "law", "legal", "counsel"],
  ["vet", "vets", "veterinary", "veterinarian", "animal", "pet"],
  ["kid", "child", "children", "son", "daughter"],
  ["parent", "mother", "father", "mom", "dad", "families", "family"],
  ["client", "customer", "patient", "guest", "owner"],
  ["patient", "customer", "client"],
  ["doctor", "physician", "clinician", "provider"],
  ["dentist", "dental", "dds"],
  ["dental", "dentist", "dentistry", "hygienist"],
  ["night", "nights", "evening", "after-hours", "overnight", "midnight", "closing"],
  ["evening", "night"],
  ["after-hours", "night", "nights", "closing", "closed", "evening"],
  ["weekend", "saturday", "sunday"],
  ["saturday", "saturdays", "weekend"],
  ["van", "vans", "truck", "vehicle"],
  ["truck", "vehicle", "van"],
  ["car", "vehicle", "cars"],
  ["mileage", "miles", "mile"],
  ["voicemail", "recording", "message", "mailbox"],
  ["receptionist", "desk", "assistant", "secretary"],
  ["ai", "assistant", "machine", "computer"],
  ["assistant", "receptionist", "helper", "ai"],
  ["hygienist", "hygiene"],
  ["no-shows", "no-show", "missed", "miss"],
  ["no-show", "no-shows", "missed"],
  ["hvac", "heating", "heat", "cooling", "furnace"],
  ["plumber", "plumbing", "pipe", "drain"],
  ["electrician", "electrical", "breaker", "panel"],
  ["roofer", "roof", "roofing"],
  ["realtor", "agent", "listing"],
  ["hair", "cut", "color", "stylist"],
  ["salon", "stylist", "chair", "spa"],
  ["barber", "barbershop", "haircut", "chair"],
  ["nail", "manicure", "pedicure"],
  ["mechanic", "garage", "bay", "car"],
  ["auto", "car", "vehicle", "garage"],
  ["repair", "fix", "mend", "bay"],
  ["restaurant", "table", "kitchen", "dining"],
  ["clinic", "practice", "office"],
  ["law", "lawyer", "attorney", "legal"],
  ["attorney", "lawyer", "law", "legal"],
  ["accountant", "cpa", "bookkeeper", "accounting"],
  ["bookkeeping", "books", "bookkeeper", "ledger"],
  ["insurance", "insurer", "policy", "cover", "insured"],
  ["tax", "taxes", "irs"],
  ["deduction", "deduct", "deducted", "deductible"],
  ["employee", "staff", "wage", "payroll", "colleague"],
  ["staff", "employee", "colleague", "team"],
  ["desk", "counter", "front"],
  ["front", "desk", "counter"],
  ["website", "site", "web", "page"],
  ["ads", "ad", "advertising", "advertise", "advertisement"],
  ["google", "ads", "search", "map"],
  ["dog", "dogs", "animal", "pet", "puppy"],
  ["grooming", "groomer", "groom"],
  ["groomer", "grooming", "groom"],
  ["wife", "spouse", "husband", "partner", "both of you", "two of you"],
  ["husband", "spouse", "wife", "partner"],
  ["cell", "mobile", "cellphone"],
  ["summer", "june", "july", "august"],
  ["winter", "december", "january", "snow", "frost"],
  ["holiday", "holidays", "christmas", "thanksgiving"],
  ["christmas", "holiday", "december"],
  ["reminder", "remind", "confirm"],
  ["appointment", "booking", "visit", "slot"],
  ["booking", "book", "booked", "calendar", "appointment"],
  ["review", "reviews", "stars"],
  ["star", "stars", "review", "rating"],
  ["estimate", "quote", "bid"],
  ["quote", "estimate"],
  ["emergency", "emergencies", "urgent", "911", "danger"],
  ["urgent", "emergency"],
  ["lunch", "noon", "break"],
  ["hearing", "court"],
  ["hearings", "court"],
  ["maintenance", "repair", "water", "heat", "faucet", "dishwasher"],
  ["storm", "wind", "hail", "rain"],
  ["hailstorm", "hail", "storm"],
  ["thunderstorm", "storm", "lightning"],
  ["chair", "table"],
  ["session", "lesson", "appointment", "visit"],
  ["tutoring", "tutor", "lesson"],
  ["student", "pupil", "child", "learner"],
  ["tenant", "renter", "resident"],
  ["landlord", "owner", "lessor"],
  ["property", "unit", "building", "apartment"],
  ["chiropractor", "chiropractic", "adjustment"],
  ["therapist", "therapy", "session"],
  ["policy", "policies", "rule"],
  ["cancellation", "cancel", "canceled"],
  ["walk-in", "walk-ins", "walked"],
  ["email", "emails", "mail"],
  ["service", "services"],
  ["home", "house", "homeowner"],
  ["homeowner", "homeowners", "house", "home"],
  ["contractor", "crew", "job"],
  ["location", "address", "place", "branch", "site"],
  ["software", "program", "system", "app"],
  ["system", "systems", "setup", "program"],
  ["wedding", "weddings", "bride", "couple"],
  ["photographer", "photo", "photos", "pictures", "shoot", "camera"],
  ["cost", "price", "fee", "sum"],
  ["menu", "press"],
  ["spanish", "language", "bilingual"],
  ["med", "medical", "clinic"],
  ["spa", "treatment", "salon"],
  ["side", "beside"],
  ["time", "hours"],
  ["medicine", "medical", "doctor"],
  ["primary", "doctor", "member"],
  ["direct", "member", "membership"],
  ["crew", "team", "helper", "workers"],
  ["warranty", "guarantee"],
  ["membership", "member"],
  ["pricing", "price", "rate"],
  ["comp", "compensation"],
  ["launch", "live", "public"],
];
