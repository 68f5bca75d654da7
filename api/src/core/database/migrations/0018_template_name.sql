UPDATE `reply_templates` SET `name` = 'Ask for more details' WHERE `id` = 'something-missing' AND `updatedAt` = 0;
