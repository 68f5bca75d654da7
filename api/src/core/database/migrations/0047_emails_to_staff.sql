-- An email says itself that it goes to a colleague; its kind used to say so.
UPDATE `outbox` SET `mail` = json_set(`mail`, '$.isToStaff', json('true')) WHERE `kind` = 'application.interviewer';--> statement-breakpoint
-- Emails about an application that go to a colleague or, with the CV, to a multi-poster are not contact with the candidate.
DROP TRIGGER `candidate_emailed`;--> statement-breakpoint
CREATE TRIGGER `candidate_emailed` AFTER INSERT ON `outbox`
WHEN json_extract(new.`mail`, '$.to') IS NOT NULL
	AND coalesce(json_extract(new.`mail`, '$.isToStaff'), json_extract(new.`mail`, '$.attachResume'), 0) = 0 BEGIN
	UPDATE `candidates` SET `contactedAt` = max(`contactedAt`, new.`createdAt`)
	WHERE `id` = (SELECT `candidateId` FROM `candidate_documents` WHERE `documentId` = new.`subjectId`);
END;
