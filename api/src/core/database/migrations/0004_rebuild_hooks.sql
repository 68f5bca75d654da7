CREATE TABLE `rebuild_hooks` (
	`id` text PRIMARY KEY NOT NULL,
	`told` integer NOT NULL,
	`failures` integer NOT NULL,
	`nextAt` integer,
	`calledAt` integer,
	`result` text
);
