ALTER TABLE `users` ADD `notify` text DEFAULT 'now' NOT NULL;--> statement-breakpoint
CREATE TABLE `assignment_notices` (
	`userId` text NOT NULL,
	`submissionId` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`userId`, `submissionId`),
	FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
