/** What owners type for a word of their daily work. */
export const shortFor: Readonly<Record<string, string>> = {
  biz: "business",
  bizness: "business",
  appt: "appointment",
  appts: "appointments",
  apt: "appointment",
  apts: "appointments",
  recep: "receptionist",
  recept: "receptionist",
  msg: "message",
  msgs: "messages",
  vm: "voicemail",
  custs: "customers",
  pts: "patients",
  hygenist: "hygienist",
  w: "with",
  bc: "because",
};

/** Words of every prompt, by which a slip of the fingers is told. */
export const often: readonly string[] =
  `answering appointment appointments assistant assistants attorney attorneys automated business businesses calendar callback callers cancellation cancellations checklist clinic communication comparison complain complains complaint complaints compliance compliant confidential confirmation consultation contractor contractors customer customers dental dentist dentists difference emergency emergencies employee employees estimate estimates greeting guide hygienist immigration insurance landlord language languages machine medical mistake mistakes missed office orthodontist orthodontic owners patients pediatric personal pharmacy plumber plumbers policy practice privacy professional quarterly question questions reasons reception receptionist receptionists recording recordings reminder reminders restaurant restaurants reviews salon schedule scheduling script secretary service services small technician technicians telephone tenants therapist tips training transfer urgent veterinarian veterinary voicemail voicemails weekend`.split(
    " ",
  );
