ALTER TABLE `media` ADD `originalType` text;--> statement-breakpoint
ALTER TABLE `media` ADD `originalBytes` integer;