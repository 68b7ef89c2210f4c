CREATE TABLE "visit_counts" (
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"source" text DEFAULT '' NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "visit_counts_day_kind_name_source_pk" PRIMARY KEY("day","kind","name","source")
);
