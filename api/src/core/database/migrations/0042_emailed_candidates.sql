-- Emails about an application that go to the interviewer or to a multi-poster are not contact with the candidate.
DROP TRIGGER `candidate_emailed`;--> statement-breakpoint
CREATE TRIGGER `candidate_emailed` AFTER INSERT ON `outbox`
WHEN json_extract(new.`mail`, '$.to') IS NOT NULL AND new.`kind` NOT IN ('application.interviewer', 'application.forward') BEGIN
	UPDATE `candidates` SET `contactedAt` = max(`contactedAt`, new.`createdAt`)
	WHERE `id` = (SELECT `candidateId` FROM `candidate_documents` WHERE `documentId` = new.`subjectId`);
END;
