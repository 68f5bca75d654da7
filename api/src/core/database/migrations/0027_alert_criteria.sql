ALTER TABLE `alerts` ADD `basis` text;--> statement-breakpoint
ALTER TABLE `alerts` ADD `q` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `alerts` ADD `remote` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `alerts` ADD `pay` real DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `alerts` ADD `per` text DEFAULT 'year' NOT NULL;
