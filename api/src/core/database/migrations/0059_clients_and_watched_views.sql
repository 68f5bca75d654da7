ALTER TABLE `client_page_people` ADD `withdrawnAt` integer;--> statement-breakpoint
ALTER TABLE `saved_views` ADD `seen` text;
