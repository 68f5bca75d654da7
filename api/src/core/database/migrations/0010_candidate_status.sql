ALTER TABLE `applications` ADD `candidateStatus` text DEFAULT 'new' NOT NULL;--> statement-breakpoint
-- Candidates go on seeing what they saw: until now that was the status itself.
UPDATE `applications` SET `candidateStatus` = `status` WHERE `status` <> 'spam';
