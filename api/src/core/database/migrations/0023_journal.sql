CREATE TABLE `journal_pending` (
  `id` text PRIMARY KEY NOT NULL,
  `kind` text NOT NULL,
  `at` integer NOT NULL
);
