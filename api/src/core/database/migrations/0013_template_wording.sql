UPDATE `reply_templates` SET `text` = 'Thank you for your application for {job}. We’d love to talk to you about the role.

Could you tell us which of these times suit you?

[times]' WHERE `id` = 'interview' AND `updatedAt` = 0;--> statement-breakpoint
UPDATE `reply_templates` SET `text` = 'Thank you for your application for {job}. Before we take it further, could you send us [what is missing]?

Just reply to this email.' WHERE `id` = 'something-missing' AND `updatedAt` = 0;--> statement-breakpoint
UPDATE `reply_templates` SET `text` = 'Thank you for your application for {job} and the time you put into it.

After careful consideration, we won’t be taking your application further on this occasion.

If you see another of our jobs that interests you, we’d be glad to hear from you again.' WHERE `id` = 'not-this-time' AND `updatedAt` = 0;--> statement-breakpoint
UPDATE `reply_templates` SET `text` = 'Thank you for your message.

[your reply]' WHERE `id` = 'thank-you' AND `updatedAt` = 0;--> statement-breakpoint
UPDATE `reply_templates` SET `text` = 'Thank you for your message. We’d like to talk to you about it.

What’s the best number and time to reach you?' WHERE `id` = 'call-back' AND `updatedAt` = 0;
