CREATE TABLE `job_owners` (
	`jobId` text PRIMARY KEY NOT NULL,
	`ownerId` text,
	`coverId` text,
	`coverFrom` text,
	`coverUntil` text,
	`isCovered` integer NOT NULL,
	`version` integer NOT NULL
);
--> statement-breakpoint
-- The jobs of an owner are found without reading the jobs themselves.
CREATE INDEX `documents_consultant` ON `documents` (
	`type`, `id`,
	json_extract(coalesce(published, data), '$.consultantProfile'),
	json_extract(coalesce(published, data), '$.consultant.email')
) WHERE `type` = 'job';
