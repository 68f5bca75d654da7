CREATE TABLE `alert_jobs` (
	`alertId` text NOT NULL,
	`jobId` text NOT NULL,
	PRIMARY KEY(`alertId`, `jobId`),
	FOREIGN KEY (`alertId`) REFERENCES `alerts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `alerts` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`category` text,
	`type` text,
	`place` text NOT NULL,
	`frequency` text NOT NULL,
	`createdAt` integer NOT NULL,
	`confirmedAt` integer,
	`dueAt` integer,
	`lastSentAt` integer
);
--> statement-breakpoint
CREATE INDEX `alerts_email` ON `alerts` (`email`);--> statement-breakpoint
CREATE INDEX `alerts_due` ON `alerts` (`dueAt`);--> statement-breakpoint
CREATE INDEX `alerts_created` ON `alerts` (`createdAt`);--> statement-breakpoint
CREATE TABLE `reply_templates` (
	`id` text PRIMARY KEY NOT NULL,
	`inbox` text NOT NULL,
	`name` text NOT NULL,
	`subject` text NOT NULL,
	`text` text NOT NULL,
	`updatedAt` integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE `applications` ADD `deletedAt` integer;--> statement-breakpoint
ALTER TABLE `messages` ADD `deletedAt` integer;--> statement-breakpoint
INSERT INTO `reply_templates` (`id`, `inbox`, `name`, `subject`, `text`, `updatedAt`) VALUES
('interview', 'application', 'Invite to an interview', 'Your application for {job} ({reference})', 'Thank you for your application for {job}. We would like to talk to you about it.

Could you tell us which of these times suit you?

[times]', 0),
('something-missing', 'application', 'Ask for something', 'Your application for {job} ({reference})', 'Thank you for your application for {job}. Before we go on, could you send us [what is missing]?

A reply to this mail is enough.', 0),
('not-this-time', 'application', 'Not this time', 'Your application for {job} ({reference})', 'Thank you for your application for {job} and for the time you took over it.

We have decided to go on with other candidates for this job.

If another of our jobs interests you, we would be glad to hear from you again.', 0),
('thank-you', 'message', 'Thank you', 'Your message ({reference})', 'Thank you for your message.

[your answer]', 0),
('call-back', 'message', 'Call back', 'Your message ({reference})', 'Thank you for your message. We would like to talk to you about it.

On which number and at what time can we reach you?', 0);
