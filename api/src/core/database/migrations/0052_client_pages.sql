CREATE TABLE `client_page_people` (
	`pageId` text NOT NULL,
	`applicationId` text NOT NULL,
	`position` integer NOT NULL,
	`about` text NOT NULL,
	`viewedAt` integer,
	`answer` text,
	`comment` text DEFAULT '' NOT NULL,
	`answeredAt` integer,
	PRIMARY KEY(`pageId`, `applicationId`),
	FOREIGN KEY (`pageId`) REFERENCES `client_pages`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `client_page_people_application` ON `client_page_people` (`applicationId`);--> statement-breakpoint
CREATE TABLE `client_pages` (
	`id` text PRIMARY KEY NOT NULL,
	`hash` text NOT NULL,
	`company` text NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`message` text NOT NULL,
	`hidesContacts` integer NOT NULL,
	`userId` text NOT NULL,
	`createdAt` integer NOT NULL,
	`expiresAt` integer NOT NULL,
	`withdrawnAt` integer,
	`openedAt` integer,
	`codeHash` text,
	`codeAt` integer,
	`codeTries` integer DEFAULT 0 NOT NULL,
	`visitors` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `client_pages_hash_unique` ON `client_pages` (`hash`);
