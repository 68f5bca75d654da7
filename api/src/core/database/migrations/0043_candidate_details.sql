DROP TRIGGER `candidate_document_added`;--> statement-breakpoint
DROP TRIGGER `candidate_document_changed`;--> statement-breakpoint
DROP TRIGGER `candidate_document_deleted`;--> statement-breakpoint
DROP VIEW `candidate_newest`;--> statement-breakpoint
-- The details of a record are those of one of its applications, and stay the same while it has that application. Then come the
-- oldest of the others, from the same address if possible.
CREATE VIEW `candidate_details` AS
SELECT `candidateId`, `name`, `email`, `phone` FROM (
	SELECT d.`candidateId`, d.`name`, d.`email`, d.`phone`, row_number() OVER (
		PARTITION BY d.`candidateId`
		ORDER BY (d.`name`, d.`email`, d.`phone`) = (c.`name`, c.`email`, c.`phone`) DESC, d.`email` = c.`email` DESC, d.`at`
	) AS `rank`
	FROM `candidate_documents` d JOIN `candidates` c ON c.`id` = d.`candidateId` WHERE d.`kind` = 'application'
) WHERE `rank` = 1;--> statement-breakpoint
CREATE TRIGGER `candidate_document_added` AFTER INSERT ON `candidate_documents` BEGIN
	UPDATE `candidates` SET `contactedAt` = max(`contactedAt`, new.`at`) WHERE `id` = new.`candidateId`;
END;--> statement-breakpoint
CREATE TRIGGER `candidate_document_changed` AFTER UPDATE ON `candidate_documents` BEGIN
	DELETE FROM `candidates` WHERE `id` = old.`candidateId`
		AND NOT EXISTS (SELECT 1 FROM `candidate_details` WHERE `candidateId` = old.`candidateId`);
	UPDATE `candidates` SET (`name`, `email`, `phone`) =
		(SELECT `name`, `email`, `phone` FROM `candidate_details` WHERE `candidateId` = old.`candidateId`)
	WHERE `id` = old.`candidateId`;
END;--> statement-breakpoint
CREATE TRIGGER `candidate_document_deleted` AFTER DELETE ON `candidate_documents` BEGIN
	DELETE FROM `candidates` WHERE `id` = old.`candidateId`
		AND NOT EXISTS (SELECT 1 FROM `candidate_details` WHERE `candidateId` = old.`candidateId`);
	UPDATE `candidates` SET (`name`, `email`, `phone`) =
		(SELECT `name`, `email`, `phone` FROM `candidate_details` WHERE `candidateId` = old.`candidateId`)
	WHERE `id` = old.`candidateId`;
END;
