CREATE TABLE `webhooks` (
	`id` text PRIMARY KEY NOT NULL,
	`url` text NOT NULL,
	`events` text NOT NULL,
	`isPersonal` integer NOT NULL,
	`secret` text NOT NULL,
	`oldSecret` text,
	`oldSecretUntil` integer,
	`createdAt` integer NOT NULL,
	`failingSince` integer,
	`pausedAt` integer
);
--> statement-breakpoint
CREATE TABLE `webhook_deliveries` (
	`id` text PRIMARY KEY NOT NULL,
	`webhookId` text NOT NULL,
	`event` text NOT NULL,
	`at` integer NOT NULL,
	`data` text NOT NULL,
	`personal` text,
	`subjectId` text,
	`state` text NOT NULL,
	`attempts` integer NOT NULL,
	`nextAt` integer NOT NULL,
	`attemptedAt` integer,
	`durationMs` integer,
	`status` integer,
	`response` text NOT NULL,
	FOREIGN KEY (`webhookId`) REFERENCES `webhooks`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `webhook_deliveries_due` ON `webhook_deliveries` (`state`,`nextAt`);--> statement-breakpoint
CREATE INDEX `webhook_deliveries_subject` ON `webhook_deliveries` (`subjectId`);--> statement-breakpoint
CREATE INDEX `webhook_deliveries_webhook` ON `webhook_deliveries` (`webhookId`,`at`);
