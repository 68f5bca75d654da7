ALTER TABLE `candidates` ADD `place` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `candidates` ADD `point` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `candidates` ADD `placeBy` text;--> statement-breakpoint
CREATE INDEX `candidates_place` ON `candidates` (`placeBy`);--> statement-breakpoint
-- What a CV says of its author's place is looked up again whenever their CVs or applications change, and goes with the CV.
CREATE TRIGGER `candidate_place_read` AFTER INSERT ON `resume_texts` BEGIN
	UPDATE `candidates` SET `placeBy` = NULL
	WHERE `placeBy` = 'cv' AND `id` = (SELECT `candidateId` FROM `candidate_documents` WHERE `documentId` = new.`documentId`);
END;--> statement-breakpoint
CREATE TRIGGER `candidate_place_gone` AFTER DELETE ON `resume_texts` BEGIN
	UPDATE `candidates` SET `place` = '', `point` = '', `placeBy` = NULL
	WHERE `placeBy` = 'cv' AND `id` = (SELECT `candidateId` FROM `candidate_documents` WHERE `documentId` = old.`documentId`);
END;--> statement-breakpoint
CREATE TRIGGER `candidate_place_deleted` AFTER DELETE ON `candidate_documents` BEGIN
	UPDATE `candidates` SET `place` = '', `point` = '', `placeBy` = NULL WHERE `placeBy` = 'cv' AND `id` = old.`candidateId`;
END;--> statement-breakpoint
CREATE TRIGGER `candidate_place_moved` AFTER UPDATE OF `candidateId` ON `candidate_documents` BEGIN
	UPDATE `candidates` SET `place` = '', `point` = '', `placeBy` = NULL
	WHERE `placeBy` = 'cv' AND `id` IN (old.`candidateId`, new.`candidateId`);
END;
