CREATE TABLE `passkey_challenges` (
	`id` text PRIMARY KEY NOT NULL,
	`sessionId` text,
	`createdAt` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `passkeys` (
	`id` text PRIMARY KEY NOT NULL,
	`credentialId` text NOT NULL,
	`userId` text NOT NULL,
	`name` text NOT NULL,
	`publicKey` blob NOT NULL,
	`counter` integer NOT NULL,
	`createdAt` integer NOT NULL,
	`lastUsedAt` integer,
	FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `passkeys_credentialId_unique` ON `passkeys` (`credentialId`);--> statement-breakpoint
CREATE INDEX `passkeys_user` ON `passkeys` (`userId`);--> statement-breakpoint
ALTER TABLE `sessions` ADD `hasPasskey` integer DEFAULT false NOT NULL;
