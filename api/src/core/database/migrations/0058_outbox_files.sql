CREATE TABLE `outbox_files` (
	`mailId` text NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`kind` text NOT NULL,
	`bytes` integer NOT NULL,
	`sha256` text NOT NULL,
	PRIMARY KEY(`mailId`, `id`),
	FOREIGN KEY (`mailId`) REFERENCES `outbox`(`id`) ON UPDATE no action ON DELETE cascade
);
