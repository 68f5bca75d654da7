ALTER TABLE `applications` ADD `source` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `applications` ADD `medium` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `applications` ADD `campaign` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `submission_events` ADD `stage` text;--> statement-breakpoint
UPDATE `submission_events` SET `stage` = (
	SELECT `id` FROM `documents` WHERE `type` = 'stage' AND json_extract(`data`, '$.name') = `submission_events`.`text`
) WHERE `kind` = 'status' AND `submissionId` IN (SELECT `id` FROM `applications`);
