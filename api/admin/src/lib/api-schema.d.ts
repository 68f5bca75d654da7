// Generated from the API by `pnpm api-types`. Do not edit.

export interface paths {
    "/alerts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List alerts */
        get: {
            parameters: {
                query?: {
                    search?: string;
                    limit?: number;
                    offset?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                id: string;
                                email: string;
                                category: string | null;
                                type: string | null;
                                place: string;
                                criteria: string;
                                /** @enum {string} */
                                frequency: "daily" | "weekly";
                                createdAt: string;
                                confirmedAt: string | null;
                                lastSentAt: string | null;
                                jobs: number;
                            }[];
                            total: number;
                            counts: {
                                confirmed: number;
                                waiting: number;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        /** Create an alert */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        email: string;
                        category?: string;
                        type?: string;
                        place?: string;
                        /** @enum {string} */
                        frequency?: "weekly" | "daily";
                    };
                    "application/x-www-form-urlencoded": {
                        email: string;
                        category?: string;
                        type?: string;
                        place?: string;
                        /** @enum {string} */
                        frequency?: "weekly" | "daily";
                    };
                    "multipart/form-data": {
                        email: string;
                        category?: string;
                        type?: string;
                        place?: string;
                        /** @enum {string} */
                        frequency?: "weekly" | "daily";
                    };
                };
            };
            responses: {
                /** @description Accepted. The response is the same whether or not an email is sent. */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                        "text/html": string;
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/alerts/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show the page that confirms an alert */
        get: {
            parameters: {
                query?: {
                    token?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": unknown;
                    };
                };
            };
        };
        put?: never;
        /** Confirm an alert */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        token: string;
                    } & {
                        [key: string]: unknown;
                    };
                    "application/x-www-form-urlencoded": {
                        token: string;
                    } & {
                        [key: string]: unknown;
                    };
                    "multipart/form-data": {
                        token: string;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            responses: {
                /** @description Done. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": unknown;
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/alerts/manage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show the page that changes an alert */
        get: {
            parameters: {
                query?: {
                    token?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": unknown;
                    };
                };
            };
        };
        put?: never;
        /** Change an alert */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        token: string;
                    } & {
                        [key: string]: unknown;
                    };
                    "application/x-www-form-urlencoded": {
                        token: string;
                    } & {
                        [key: string]: unknown;
                    };
                    "multipart/form-data": {
                        token: string;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            responses: {
                /** @description Done. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": unknown;
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/alerts/unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show the page that stops an alert */
        get: {
            parameters: {
                query?: {
                    token?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": unknown;
                    };
                };
            };
        };
        put?: never;
        /** Stop an alert */
        post: {
            parameters: {
                query?: {
                    token?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": unknown;
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/alerts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete an alert */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List applications */
        get: {
            parameters: {
                query?: {
                    search?: string;
                    status?: string;
                    assignedTo?: string;
                    bin?: "true" | "false";
                    job?: string;
                    flagged?: "true" | "false";
                    from?: string;
                    to?: string;
                    limit?: number;
                    offset?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                id: string;
                                reference: string;
                                name: string;
                                email: string;
                                /** @description For an application, the id of its stage or `spam`. */
                                status: string;
                                assignedTo: {
                                    id: string;
                                    name: string;
                                } | null;
                                spamReasons: string[] | null;
                                createdAt: string;
                                deletedAt: string | null;
                                phone: string;
                                jobId: string;
                                jobTitle: string;
                                /** @description Null for spam. */
                                stage: {
                                    name: string;
                                    kind: string;
                                } | null;
                                /** @description What the candidate’s page says. Null once everything except what the law requires has been erased. */
                                candidateSees: string | null;
                                duplicateOf: {
                                    id: string;
                                    reference: string;
                                } | null;
                                resume: {
                                    name: string;
                                    /** @enum {string} */
                                    kind: "pdf" | "doc" | "docx";
                                    bytes: number;
                                    warnings: string[];
                                } | null;
                                /** @description A sentence for each answer to a screening question that is flagged. */
                                flags: string[];
                                answers: {
                                    question: string;
                                    answer: string;
                                }[];
                            }[];
                            total: number;
                            counts: {
                                [key: string]: number;
                            };
                            /** @description How many of those are new. */
                            new: number;
                            binned: number;
                        };
                    };
                };
            };
        };
        put?: never;
        /** Create an application */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": {
                        fullName: string;
                        email: string;
                        phone: string;
                        coverLetter: string;
                        /** Format: binary */
                        resume: string;
                        jobId?: string;
                        idempotencyKey?: string;
                        /** @description The ids of the questions that were asked, separated by spaces. The part `answer-{id}` holds an answer. */
                        asked?: string;
                    };
                };
            };
            responses: {
                /** @description Stored. */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            reference: string;
                            next: string;
                        };
                        "text/html": string;
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        /** Update applications */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        ids: string[];
                        /** @description For an application, the id of a stage or `spam`. */
                        status?: string;
                        /** @description What the candidate sees instead of the stage’s own words. Sent with `status` to undo a move. */
                        candidateSees?: string;
                        assignedTo?: string | null;
                        bin?: boolean;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            changed: number;
                        };
                    };
                };
            };
        };
        trace?: never;
    };
    "/applications/bin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete the applications bin */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            erased: number;
                            /** @description Erased in part, as far as the law allows. */
                            reduced: number;
                            /** @description Kept: on legal hold, awaiting a reply, or already erased in part. */
                            kept: number;
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applications/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the applications export */
        get: {
            parameters: {
                query?: {
                    search?: string;
                    status?: string;
                    assignedTo?: string;
                    bin?: "true" | "false";
                    job?: string;
                    flagged?: "true" | "false";
                    from?: string;
                    to?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": unknown;
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applications/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get an application */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: string;
                            reference: string;
                            name: string;
                            email: string;
                            /** @description For an application, the id of its stage or `spam`. */
                            status: string;
                            assignedTo: {
                                id: string;
                                name: string;
                            } | null;
                            spamReasons: string[] | null;
                            createdAt: string;
                            deletedAt: string | null;
                            phone: string;
                            jobId: string;
                            jobTitle: string;
                            /** @description Null for spam. */
                            stage: {
                                name: string;
                                kind: string;
                            } | null;
                            /** @description What the candidate’s page says. Null once everything except what the law requires has been erased. */
                            candidateSees: string | null;
                            duplicateOf: {
                                id: string;
                                reference: string;
                            } | null;
                            resume: {
                                name: string;
                                /** @enum {string} */
                                kind: "pdf" | "doc" | "docx";
                                bytes: number;
                                warnings: string[];
                            } | null;
                            /** @description A sentence for each answer to a screening question that is flagged. */
                            flags: string[];
                            answers: {
                                question: string;
                                answer: string;
                            }[];
                            coverLetter: string;
                            history: {
                                /** @enum {string} */
                                kind: "status" | "note" | "assignment" | "reply" | "bin" | "restore" | "candidate" | "candidateStatus";
                                text: string;
                                user: string | null;
                                at: string;
                            }[];
                            mails: {
                                id: string;
                                kind: string;
                                /** @enum {string} */
                                state: "queued" | "sent" | "failed";
                                at: string;
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        /** Delete an application */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /**
                             * @description What can be erased now.
                             * @enum {string}
                             */
                            kind: "everything" | "some" | "nothing";
                            /** @description When the rest will be erased. */
                            until: string | null;
                            /** @description Why some data must be kept. */
                            because: string | null;
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        /** Update an application */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description For an application, the id of a stage or `spam`. */
                        status?: string;
                        /** @description What the candidate sees instead of the stage’s own words. Sent with `status` to undo a move. */
                        candidateSees?: string;
                        assignedTo?: string | null;
                        bin?: boolean;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: string;
                            reference: string;
                            name: string;
                            email: string;
                            /** @description For an application, the id of its stage or `spam`. */
                            status: string;
                            assignedTo: {
                                id: string;
                                name: string;
                            } | null;
                            spamReasons: string[] | null;
                            createdAt: string;
                            deletedAt: string | null;
                            phone: string;
                            jobId: string;
                            jobTitle: string;
                            /** @description Null for spam. */
                            stage: {
                                name: string;
                                kind: string;
                            } | null;
                            /** @description What the candidate’s page says. Null once everything except what the law requires has been erased. */
                            candidateSees: string | null;
                            duplicateOf: {
                                id: string;
                                reference: string;
                            } | null;
                            resume: {
                                name: string;
                                /** @enum {string} */
                                kind: "pdf" | "doc" | "docx";
                                bytes: number;
                                warnings: string[];
                            } | null;
                            /** @description A sentence for each answer to a screening question that is flagged. */
                            flags: string[];
                            answers: {
                                question: string;
                                answer: string;
                            }[];
                            coverLetter: string;
                            history: {
                                /** @enum {string} */
                                kind: "status" | "note" | "assignment" | "reply" | "bin" | "restore" | "candidate" | "candidateStatus";
                                text: string;
                                user: string | null;
                                at: string;
                            }[];
                            mails: {
                                id: string;
                                kind: string;
                                /** @enum {string} */
                                state: "queued" | "sent" | "failed";
                                at: string;
                            }[];
                        };
                    };
                };
            };
        };
        trace?: never;
    };
    "/applications/{id}/data-protection": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the application retention and consent */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            notice: {
                                version: number;
                                inForceSince: string;
                            } | null;
                            consents: {
                                kind: string;
                                wording: string;
                                givenAt: string;
                                withdrawnAt: string | null;
                            }[];
                            hold: {
                                reason: string;
                                user: string | null;
                                at: string;
                            } | null;
                            erasure: {
                                /**
                                 * @description What can be erased now.
                                 * @enum {string}
                                 */
                                kind: "everything" | "some" | "nothing";
                                /** @description When the rest will be erased. */
                                until: string | null;
                                /** @description Why some data must be kept. */
                                because: string | null;
                            };
                            erasedAt: string | null;
                            dueAt: string;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applications/{id}/hold": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Replace the application hold */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        reason: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            notice: {
                                version: number;
                                inForceSince: string;
                            } | null;
                            consents: {
                                kind: string;
                                wording: string;
                                givenAt: string;
                                withdrawnAt: string | null;
                            }[];
                            hold: {
                                reason: string;
                                user: string | null;
                                at: string;
                            } | null;
                            erasure: {
                                /**
                                 * @description What can be erased now.
                                 * @enum {string}
                                 */
                                kind: "everything" | "some" | "nothing";
                                /** @description When the rest will be erased. */
                                until: string | null;
                                /** @description Why some data must be kept. */
                                because: string | null;
                            };
                            erasedAt: string | null;
                            dueAt: string;
                        };
                    };
                };
            };
        };
        post?: never;
        /** Delete the application hold */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            notice: {
                                version: number;
                                inForceSince: string;
                            } | null;
                            consents: {
                                kind: string;
                                wording: string;
                                givenAt: string;
                                withdrawnAt: string | null;
                            }[];
                            hold: {
                                reason: string;
                                user: string | null;
                                at: string;
                            } | null;
                            erasure: {
                                /**
                                 * @description What can be erased now.
                                 * @enum {string}
                                 */
                                kind: "everything" | "some" | "nothing";
                                /** @description When the rest will be erased. */
                                until: string | null;
                                /** @description Why some data must be kept. */
                                because: string | null;
                            };
                            erasedAt: string | null;
                            dueAt: string;
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applications/{id}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create an application note */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        text: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: string;
                            reference: string;
                            name: string;
                            email: string;
                            /** @description For an application, the id of its stage or `spam`. */
                            status: string;
                            assignedTo: {
                                id: string;
                                name: string;
                            } | null;
                            spamReasons: string[] | null;
                            createdAt: string;
                            deletedAt: string | null;
                            phone: string;
                            jobId: string;
                            jobTitle: string;
                            /** @description Null for spam. */
                            stage: {
                                name: string;
                                kind: string;
                            } | null;
                            /** @description What the candidate’s page says. Null once everything except what the law requires has been erased. */
                            candidateSees: string | null;
                            duplicateOf: {
                                id: string;
                                reference: string;
                            } | null;
                            resume: {
                                name: string;
                                /** @enum {string} */
                                kind: "pdf" | "doc" | "docx";
                                bytes: number;
                                warnings: string[];
                            } | null;
                            /** @description A sentence for each answer to a screening question that is flagged. */
                            flags: string[];
                            answers: {
                                question: string;
                                answer: string;
                            }[];
                            coverLetter: string;
                            history: {
                                /** @enum {string} */
                                kind: "status" | "note" | "assignment" | "reply" | "bin" | "restore" | "candidate" | "candidateStatus";
                                text: string;
                                user: string | null;
                                at: string;
                            }[];
                            mails: {
                                id: string;
                                kind: string;
                                /** @enum {string} */
                                state: "queued" | "sent" | "failed";
                                at: string;
                            }[];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applications/{id}/reply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reply an application */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        subject: string;
                        text: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: string;
                            reference: string;
                            name: string;
                            email: string;
                            /** @description For an application, the id of its stage or `spam`. */
                            status: string;
                            assignedTo: {
                                id: string;
                                name: string;
                            } | null;
                            spamReasons: string[] | null;
                            createdAt: string;
                            deletedAt: string | null;
                            phone: string;
                            jobId: string;
                            jobTitle: string;
                            /** @description Null for spam. */
                            stage: {
                                name: string;
                                kind: string;
                            } | null;
                            /** @description What the candidate’s page says. Null once everything except what the law requires has been erased. */
                            candidateSees: string | null;
                            duplicateOf: {
                                id: string;
                                reference: string;
                            } | null;
                            resume: {
                                name: string;
                                /** @enum {string} */
                                kind: "pdf" | "doc" | "docx";
                                bytes: number;
                                warnings: string[];
                            } | null;
                            /** @description A sentence for each answer to a screening question that is flagged. */
                            flags: string[];
                            answers: {
                                question: string;
                                answer: string;
                            }[];
                            coverLetter: string;
                            history: {
                                /** @enum {string} */
                                kind: "status" | "note" | "assignment" | "reply" | "bin" | "restore" | "candidate" | "candidateStatus";
                                text: string;
                                user: string | null;
                                at: string;
                            }[];
                            mails: {
                                id: string;
                                kind: string;
                                /** @enum {string} */
                                state: "queued" | "sent" | "failed";
                                at: string;
                            }[];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applications/{id}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the application resume */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": unknown;
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applications/{id}/templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List application templates */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            name: string;
                            subject: string;
                            text: string;
                        }[];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Search the audit log */
        get: {
            parameters: {
                query?: {
                    user?: string;
                    action?: string;
                    subject?: string;
                    from?: string;
                    to?: string;
                    search?: string;
                    limit?: number;
                    offset?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                id: number;
                                at: string;
                                user: string | null;
                                action: string;
                                subject: string;
                                subjectName: string | null;
                                detail: string | null;
                            }[];
                            total: number;
                            actions: string[];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export the audit log as CSV */
        get: {
            parameters: {
                query?: {
                    user?: string;
                    action?: string;
                    subject?: string;
                    from?: string;
                    to?: string;
                    search?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": unknown;
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/complaints": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List complaints */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                id: string;
                                reference: string;
                                name: string;
                                email: string;
                                message: string;
                                receivedAt: string;
                                dueAt: string;
                                isOverdue: boolean;
                                acknowledgedAt: string | null;
                                closedAt: string | null;
                                isSpam: boolean;
                            }[];
                            open: number;
                            overdue: number;
                        };
                    };
                };
            };
        };
        put?: never;
        /** Create a complaint */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name: string;
                        email: string;
                        message: string;
                        idempotencyKey?: string;
                    };
                    "application/x-www-form-urlencoded": {
                        name: string;
                        email: string;
                        message: string;
                        idempotencyKey?: string;
                    };
                    "multipart/form-data": {
                        name: string;
                        email: string;
                        message: string;
                        idempotencyKey?: string;
                    };
                };
            };
            responses: {
                /** @description Stored. */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            reference: string;
                            next: string;
                        };
                        "text/html": string;
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/complaints/{id}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Close a complaint */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        answer: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: string;
                            reference: string;
                            name: string;
                            email: string;
                            message: string;
                            receivedAt: string;
                            dueAt: string;
                            isOverdue: boolean;
                            acknowledgedAt: string | null;
                            closedAt: string | null;
                            isSpam: boolean;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/{singleton}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the header */
        get: {
            parameters: {
                query?: {
                    drafts?: boolean;
                };
                header?: never;
                path: {
                    singleton: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AdminEntry"];
                    };
                };
            };
        };
        /** Replace the header */
        put: {
            parameters: {
                query?: never;
                header?: {
                    /** @description The version, such as `"3"`. Not needed if `version` is sent. */
                    "if-match"?: string;
                };
                path: {
                    singleton: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: {
                            [key: string]: unknown;
                        };
                        /** @description The version that the change is based on. You can send `If-Match` instead. */
                        version?: number;
                        /**
                         * @description False saves it as a draft.
                         * @default true
                         */
                        publish?: boolean;
                        /** @description When to publish it; `null` to publish it now. */
                        publishAt?: string | null;
                        /** @description When it expires; `null` for never. */
                        expiresAt?: string | null;
                        /**
                         * Format: date-time
                         * @description When it was first published: a time in the past. Only for administrators importing content from another system.
                         */
                        publishedAt?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            entry: components["schemas"]["AdminEntry"];
                            change: number;
                        };
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Update the header */
        patch: {
            parameters: {
                query?: never;
                header?: {
                    /** @description The version, such as `"3"`. Not needed if `version` is sent. */
                    "if-match"?: string;
                };
                path: {
                    singleton: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data?: {
                            [key: string]: unknown;
                        };
                        /** @description The version that the change is based on. You can send `If-Match` instead. */
                        version?: number;
                        /** @description If left out, a draft stays a draft and a published entry stays published. */
                        publish?: boolean;
                        /** @description When to publish it; `null` to publish it now. */
                        publishAt?: string | null;
                        /** @description When it expires; `null` for never. */
                        expiresAt?: string | null;
                        /**
                         * Format: date-time
                         * @description When it was first published: a time in the past. Only for administrators importing content from another system.
                         */
                        publishedAt?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            entry: components["schemas"]["AdminEntry"];
                            change: number;
                        };
                    };
                };
            };
        };
        trace?: never;
    };
    "/content/{singleton}/{id}/discard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Discard the header */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    singleton: string;
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        version?: number;
                    } | null;
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            entry: components["schemas"]["AdminEntry"];
                            change: number;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/{singleton}/{id}/revisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List header revisions */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    singleton: string;
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            version: number;
                            action: string;
                            /** Format: date-time */
                            at: string;
                            user: string | null;
                            data: {
                                [key: string]: unknown;
                            };
                        }[];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/{singleton}/{id}/revisions/{version}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restore a header revision */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    singleton: string;
                    id: string;
                    version: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        version?: number;
                    } | null;
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            entry: components["schemas"]["AdminEntry"];
                            change: number;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/{collection}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List jobs */
        get: {
            parameters: {
                query?: {
                    drafts?: boolean;
                    /** @description Only entries that contain all of these words. */
                    search?: string;
                    status?: "draft" | "live" | "changed" | "scheduled" | "expired";
                    /** @description A field or `updatedAt`. Put `-` in front for descending order. */
                    sort?: string;
                    bin?: boolean;
                    limit?: number;
                    offset?: number;
                };
                header?: never;
                path: {
                    collection: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: components["schemas"]["AdminEntry"][];
                            total: number;
                        };
                    };
                };
            };
        };
        put?: never;
        /** Create a job */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    collection: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: {
                            [key: string]: unknown;
                        };
                        /**
                         * @description False saves it as a draft.
                         * @default true
                         */
                        publish?: boolean;
                        /** @description When to publish it; `null` to publish it now. */
                        publishAt?: string | null;
                        /** @description When it expires; `null` for never. */
                        expiresAt?: string | null;
                        /**
                         * Format: date-time
                         * @description When it was first published: a time in the past. Only for administrators importing content from another system.
                         */
                        publishedAt?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            entry: components["schemas"]["AdminEntry"];
                            change: number;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/{collection}/bin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Empty the bin of jobs */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    collection: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            purged: number;
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/{collection}/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change many jobs */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    collection: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        action: "publish" | "unpublish" | "delete" | "restore";
                        entries: {
                            id: string;
                            version: number;
                        }[];
                        /** @description When it is deleted or unpublished: the id of the entry that takes its place where others refer to it. */
                        replaceWith?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            change: number;
                            entries: {
                                id: string;
                                version: number;
                            }[];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/{collection}/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Order jobs */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    collection: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        ids: string[];
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            change: number;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/{collection}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a job */
        get: {
            parameters: {
                query?: {
                    drafts?: boolean;
                };
                header?: never;
                path: {
                    collection: string;
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AdminEntry"];
                    };
                };
            };
        };
        /** Replace a job */
        put: {
            parameters: {
                query?: never;
                header?: {
                    /** @description The version, such as `"3"`. Not needed if `version` is sent. */
                    "if-match"?: string;
                };
                path: {
                    collection: string;
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: {
                            [key: string]: unknown;
                        };
                        /** @description The version that the change is based on. You can send `If-Match` instead. */
                        version?: number;
                        /**
                         * @description False saves it as a draft.
                         * @default true
                         */
                        publish?: boolean;
                        /** @description When to publish it; `null` to publish it now. */
                        publishAt?: string | null;
                        /** @description When it expires; `null` for never. */
                        expiresAt?: string | null;
                        /**
                         * Format: date-time
                         * @description When it was first published: a time in the past. Only for administrators importing content from another system.
                         */
                        publishedAt?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            entry: components["schemas"]["AdminEntry"];
                            change: number;
                        };
                    };
                };
            };
        };
        post?: never;
        /** Delete a job */
        delete: {
            parameters: {
                query?: {
                    version?: number;
                    /** @description When it is deleted or unpublished: the id of the entry that takes its place where others refer to it. */
                    replaceWith?: string;
                };
                header?: {
                    /** @description The version, such as `"3"`. Not needed if `version` is sent. */
                    "if-match"?: string;
                };
                path: {
                    collection: string;
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            change: number;
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        /** Update a job */
        patch: {
            parameters: {
                query?: never;
                header?: {
                    /** @description The version, such as `"3"`. Not needed if `version` is sent. */
                    "if-match"?: string;
                };
                path: {
                    collection: string;
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data?: {
                            [key: string]: unknown;
                        };
                        /** @description The version that the change is based on. You can send `If-Match` instead. */
                        version?: number;
                        /** @description If left out, a draft stays a draft and a published entry stays published. */
                        publish?: boolean;
                        /** @description When to publish it; `null` to publish it now. */
                        publishAt?: string | null;
                        /** @description When it expires; `null` for never. */
                        expiresAt?: string | null;
                        /**
                         * Format: date-time
                         * @description When it was first published: a time in the past. Only for administrators importing content from another system.
                         */
                        publishedAt?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            entry: components["schemas"]["AdminEntry"];
                            change: number;
                        };
                    };
                };
            };
        };
        trace?: never;
    };
    "/content/{collection}/{id}/discard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Discard a job */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    collection: string;
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        version?: number;
                    } | null;
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            entry: components["schemas"]["AdminEntry"];
                            change: number;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/{collection}/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restore a job */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    collection: string;
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            entry: components["schemas"]["AdminEntry"];
                            change: number;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/{collection}/{id}/revisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List job revisions */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    collection: string;
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            version: number;
                            action: string;
                            /** Format: date-time */
                            at: string;
                            user: string | null;
                            data: {
                                [key: string]: unknown;
                            };
                        }[];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/{collection}/{id}/revisions/{version}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restore a job revision */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    collection: string;
                    id: string;
                    version: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        version?: number;
                    } | null;
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            entry: components["schemas"]["AdminEntry"];
                            change: number;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/{collection}/{id}/unpublish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Unpublish a job */
        post: {
            parameters: {
                query?: {
                    /** @description When it is deleted or unpublished: the id of the entry that takes its place where others refer to it. */
                    replaceWith?: string;
                };
                header?: never;
                path: {
                    collection: string;
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            entry: components["schemas"]["AdminEntry"];
                            change: number;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the dashboard */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description Open jobs on the site. */
                            jobs: number;
                            waiting: {
                                items: {
                                    type: string;
                                    id: string;
                                    title: string;
                                    /** @enum {string} */
                                    status: "draft" | "changed" | "scheduled";
                                    /**
                                     * Format: date-time
                                     * @description When it goes live; for a draft, when it was saved.
                                     */
                                    at: string;
                                    by: string | null;
                                }[];
                                total: number;
                            };
                            adverts: {
                                items: {
                                    id: string;
                                    title: string;
                                    /** @description Problems that break the law and block publishing. */
                                    forbidden: number;
                                    problems: number;
                                }[];
                                total: number;
                                checked: number;
                            };
                            /** @description Null for roles that can’t see applications. */
                            applications: {
                                /**
                                 * Format: date
                                 * @description The Monday it starts on.
                                 */
                                week: string;
                                count: number;
                            }[] | null;
                            /** @description Null for roles that can’t see emails. */
                            failedMails: number | null;
                            /** @description Emails waiting because email is not set up. Null for other roles. */
                            unsentMails: number | null;
                            /** @description `stopped`: the disk is almost full. `unusual`: more CVs than usual. Null for other roles. */
                            uploads: ("stopped" | "unusual") | null;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/emails/{name}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Preview an email */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    name: "applicationReceivedEmail" | "candidateLinkEmail" | "applicationNoticeEmail" | "applicationWithdrawnEmail" | "newResumeEmail" | "messageNoticeEmail" | "complaintReceivedEmail" | "complaintNoticeEmail" | "replyEmail" | "alertConfirmationEmail" | "jobAlertEmail" | "invitationEmail" | "passwordResetEmail" | "accountChangeEmail" | "deletionNoticeEmail" | "deletionPausedEmail" | "uploadsStoppedEmail" | "manyUploadsEmail" | "testEmail";
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        subject: string;
                        body: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            subject: string;
                            text: string;
                            html: string;
                            reference: string | null;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/emails/{name}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Test an email */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    name: "applicationReceivedEmail" | "candidateLinkEmail" | "applicationNoticeEmail" | "applicationWithdrawnEmail" | "newResumeEmail" | "messageNoticeEmail" | "complaintReceivedEmail" | "complaintNoticeEmail" | "replyEmail" | "alertConfirmationEmail" | "jobAlertEmail" | "invitationEmail" | "passwordResetEmail" | "accountChangeEmail" | "deletionNoticeEmail" | "deletionPausedEmail" | "uploadsStoppedEmail" | "manyUploadsEmail" | "testEmail";
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        subject: string;
                        body: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: string;
                            to: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List entries */
        get: {
            parameters: {
                query?: {
                    /** @description Only entries that contain all of these words. */
                    search?: string;
                    /** @description Only entries that expire within this many days. */
                    expiring?: number;
                    limit?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: components["schemas"]["AdminEntry"][];
                            total: number;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/equality": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the equality report */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            year: number;
                            questions: {
                                label: string;
                                answers: {
                                    answer: string;
                                    count: number | null;
                                }[];
                            }[];
                        }[];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/erasures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create an erasure */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        email: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            applications: {
                                /**
                                 * @description What can be erased now.
                                 * @enum {string}
                                 */
                                kind: "everything" | "some" | "nothing";
                                /** @description When the rest will be erased. */
                                until: string | null;
                                /** @description Why some data must be kept. */
                                because: string | null;
                                reference: string;
                                jobTitle: string;
                            }[];
                            messages: {
                                /**
                                 * @description What can be erased now.
                                 * @enum {string}
                                 */
                                kind: "everything" | "some" | "nothing";
                                /** @description When the rest will be erased. */
                                until: string | null;
                                /** @description Why some data must be kept. */
                                because: string | null;
                                reference: string;
                            }[];
                            jobAlerts: number;
                            /** @description Whether a user of the admin has this address. Accounts are kept. */
                            hasAccount: boolean;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/erasures/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Preview erasures */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        email: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            applications: {
                                /**
                                 * @description What can be erased now.
                                 * @enum {string}
                                 */
                                kind: "everything" | "some" | "nothing";
                                /** @description When the rest will be erased. */
                                until: string | null;
                                /** @description Why some data must be kept. */
                                because: string | null;
                                reference: string;
                                jobTitle: string;
                            }[];
                            messages: {
                                /**
                                 * @description What can be erased now.
                                 * @enum {string}
                                 */
                                kind: "everything" | "some" | "nothing";
                                /** @description When the rest will be erased. */
                                until: string | null;
                                /** @description Why some data must be kept. */
                                because: string | null;
                                reference: string;
                            }[];
                            jobAlerts: number;
                            /** @description Whether a user of the admin has this address. Accounts are kept. */
                            hasAccount: boolean;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inbox/colleagues": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List inbox colleagues */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: string;
                            name: string;
                        }[];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inbox/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List inbox jobs */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: string;
                            title: string;
                            applications: number;
                        }[];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs/views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List jobs views */
        get: {
            parameters: {
                query?: {
                    days?: number;
                    limit?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                entry: components["schemas"]["AdminEntry"];
                                views: number;
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs/{id}/views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create a job view */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Sent whether or not the view was counted. */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/media": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List media */
        get: {
            parameters: {
                query?: {
                    search?: string;
                    /** @description `unused`: not shown by any entry. `undescribed`: without a description. */
                    show?: "all" | "unused" | "undescribed";
                    limit?: number;
                    offset?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                id: string;
                                name: string;
                                alt: string;
                                width: number;
                                height: number;
                                bytes: number;
                                url: string;
                                /** Format: date-time */
                                createdAt: string;
                                /** @description For unused images: whether an earlier version of an entry uses it. */
                                inHistory?: boolean;
                            }[];
                            total: number;
                        };
                    };
                };
            };
        };
        put?: never;
        /** Create a media item */
        post: {
            parameters: {
                query?: {
                    /** @description `draw` stores an SVG as a raster image. */
                    svg?: "reject" | "draw";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": {
                        /** Format: binary */
                        file: string;
                        alt?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: string;
                            name: string;
                            alt: string;
                            width: number;
                            height: number;
                            bytes: number;
                            url: string;
                            /** Format: date-time */
                            createdAt: string;
                            /** @description For unused images: whether an earlier version of an entry uses it. */
                            inHistory?: boolean;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/media/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Delete images: all of them or, if one is in use, none */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        ids: string[];
                        /**
                         * @description `lose`: earlier versions of entries may lose the image.
                         * @default keep
                         * @enum {string}
                         */
                        history?: "keep" | "lose";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            deleted: number;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/media/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a media item */
        delete: {
            parameters: {
                query?: {
                    /** @description `lose`: earlier versions of entries may lose the image. */
                    history?: "keep" | "lose";
                };
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": unknown;
                    };
                };
            };
        };
        options?: never;
        head?: never;
        /** Update a media item */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name?: string;
                        alt?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: string;
                            name: string;
                            alt: string;
                            width: number;
                            height: number;
                            bytes: number;
                            url: string;
                            /** Format: date-time */
                            createdAt: string;
                            /** @description For unused images: whether an earlier version of an entry uses it. */
                            inHistory?: boolean;
                        };
                    };
                };
            };
        };
        trace?: never;
    };
    "/media/{id}/crop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Crop an image and save the result as a new one */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        x: number;
                        y: number;
                        width: number;
                        height: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: string;
                            name: string;
                            alt: string;
                            width: number;
                            height: number;
                            bytes: number;
                            url: string;
                            /** Format: date-time */
                            createdAt: string;
                            /** @description For unused images: whether an earlier version of an entry uses it. */
                            inHistory?: boolean;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/media/{id}/replace": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Replace an image everywhere it is used */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        with: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            documents: number;
                            change: number;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/media/{id}/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the media item usage */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                type: string;
                                id: string;
                                title: string;
                                deleted: boolean;
                            }[];
                            inHistory: boolean;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List messages */
        get: {
            parameters: {
                query?: {
                    search?: string;
                    status?: string;
                    assignedTo?: string;
                    bin?: "true" | "false";
                    job?: string;
                    flagged?: "true" | "false";
                    from?: string;
                    to?: string;
                    limit?: number;
                    offset?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                id: string;
                                reference: string;
                                name: string;
                                email: string;
                                /** @description For an application, the id of its stage or `spam`. */
                                status: string;
                                assignedTo: {
                                    id: string;
                                    name: string;
                                } | null;
                                spamReasons: string[] | null;
                                createdAt: string;
                                deletedAt: string | null;
                                website: string;
                                message: string;
                            }[];
                            total: number;
                            counts: {
                                [key: string]: number;
                            };
                            /** @description How many of those are new. */
                            new: number;
                            binned: number;
                        };
                    };
                };
            };
        };
        put?: never;
        /** Create a message */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name: string;
                        email: string;
                        website?: string;
                        message: string;
                        idempotencyKey?: string;
                    };
                    "application/x-www-form-urlencoded": {
                        name: string;
                        email: string;
                        website?: string;
                        message: string;
                        idempotencyKey?: string;
                    };
                    "multipart/form-data": {
                        name: string;
                        email: string;
                        website?: string;
                        message: string;
                        idempotencyKey?: string;
                    };
                };
            };
            responses: {
                /** @description Stored. */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            reference: string;
                            next: string;
                        };
                        "text/html": string;
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        /** Update messages */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        ids: string[];
                        /** @description For an application, the id of a stage or `spam`. */
                        status?: string;
                        assignedTo?: string | null;
                        bin?: boolean;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            changed: number;
                        };
                    };
                };
            };
        };
        trace?: never;
    };
    "/messages/bin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete the messages bin */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            erased: number;
                            /** @description Erased in part, as far as the law allows. */
                            reduced: number;
                            /** @description Kept: on legal hold, awaiting a reply, or already erased in part. */
                            kept: number;
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the messages export */
        get: {
            parameters: {
                query?: {
                    search?: string;
                    status?: string;
                    assignedTo?: string;
                    bin?: "true" | "false";
                    job?: string;
                    flagged?: "true" | "false";
                    from?: string;
                    to?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": unknown;
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a message */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: string;
                            reference: string;
                            name: string;
                            email: string;
                            /** @description For an application, the id of its stage or `spam`. */
                            status: string;
                            assignedTo: {
                                id: string;
                                name: string;
                            } | null;
                            spamReasons: string[] | null;
                            createdAt: string;
                            deletedAt: string | null;
                            website: string;
                            message: string;
                            history: {
                                /** @enum {string} */
                                kind: "status" | "note" | "assignment" | "reply" | "bin" | "restore" | "candidate" | "candidateStatus";
                                text: string;
                                user: string | null;
                                at: string;
                            }[];
                            mails: {
                                id: string;
                                kind: string;
                                /** @enum {string} */
                                state: "queued" | "sent" | "failed";
                                at: string;
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        /** Delete a message */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /**
                             * @description What can be erased now.
                             * @enum {string}
                             */
                            kind: "everything" | "some" | "nothing";
                            /** @description When the rest will be erased. */
                            until: string | null;
                            /** @description Why some data must be kept. */
                            because: string | null;
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        /** Update a message */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description For an application, the id of a stage or `spam`. */
                        status?: string;
                        assignedTo?: string | null;
                        bin?: boolean;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: string;
                            reference: string;
                            name: string;
                            email: string;
                            /** @description For an application, the id of its stage or `spam`. */
                            status: string;
                            assignedTo: {
                                id: string;
                                name: string;
                            } | null;
                            spamReasons: string[] | null;
                            createdAt: string;
                            deletedAt: string | null;
                            website: string;
                            message: string;
                            history: {
                                /** @enum {string} */
                                kind: "status" | "note" | "assignment" | "reply" | "bin" | "restore" | "candidate" | "candidateStatus";
                                text: string;
                                user: string | null;
                                at: string;
                            }[];
                            mails: {
                                id: string;
                                kind: string;
                                /** @enum {string} */
                                state: "queued" | "sent" | "failed";
                                at: string;
                            }[];
                        };
                    };
                };
            };
        };
        trace?: never;
    };
    "/messages/{id}/data-protection": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the message retention and consent */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            notice: {
                                version: number;
                                inForceSince: string;
                            } | null;
                            consents: {
                                kind: string;
                                wording: string;
                                givenAt: string;
                                withdrawnAt: string | null;
                            }[];
                            hold: {
                                reason: string;
                                user: string | null;
                                at: string;
                            } | null;
                            erasure: {
                                /**
                                 * @description What can be erased now.
                                 * @enum {string}
                                 */
                                kind: "everything" | "some" | "nothing";
                                /** @description When the rest will be erased. */
                                until: string | null;
                                /** @description Why some data must be kept. */
                                because: string | null;
                            };
                            erasedAt: string | null;
                            dueAt: string;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages/{id}/hold": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Replace the message hold */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        reason: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            notice: {
                                version: number;
                                inForceSince: string;
                            } | null;
                            consents: {
                                kind: string;
                                wording: string;
                                givenAt: string;
                                withdrawnAt: string | null;
                            }[];
                            hold: {
                                reason: string;
                                user: string | null;
                                at: string;
                            } | null;
                            erasure: {
                                /**
                                 * @description What can be erased now.
                                 * @enum {string}
                                 */
                                kind: "everything" | "some" | "nothing";
                                /** @description When the rest will be erased. */
                                until: string | null;
                                /** @description Why some data must be kept. */
                                because: string | null;
                            };
                            erasedAt: string | null;
                            dueAt: string;
                        };
                    };
                };
            };
        };
        post?: never;
        /** Delete the message hold */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            notice: {
                                version: number;
                                inForceSince: string;
                            } | null;
                            consents: {
                                kind: string;
                                wording: string;
                                givenAt: string;
                                withdrawnAt: string | null;
                            }[];
                            hold: {
                                reason: string;
                                user: string | null;
                                at: string;
                            } | null;
                            erasure: {
                                /**
                                 * @description What can be erased now.
                                 * @enum {string}
                                 */
                                kind: "everything" | "some" | "nothing";
                                /** @description When the rest will be erased. */
                                until: string | null;
                                /** @description Why some data must be kept. */
                                because: string | null;
                            };
                            erasedAt: string | null;
                            dueAt: string;
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages/{id}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create a message note */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        text: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: string;
                            reference: string;
                            name: string;
                            email: string;
                            /** @description For an application, the id of its stage or `spam`. */
                            status: string;
                            assignedTo: {
                                id: string;
                                name: string;
                            } | null;
                            spamReasons: string[] | null;
                            createdAt: string;
                            deletedAt: string | null;
                            website: string;
                            message: string;
                            history: {
                                /** @enum {string} */
                                kind: "status" | "note" | "assignment" | "reply" | "bin" | "restore" | "candidate" | "candidateStatus";
                                text: string;
                                user: string | null;
                                at: string;
                            }[];
                            mails: {
                                id: string;
                                kind: string;
                                /** @enum {string} */
                                state: "queued" | "sent" | "failed";
                                at: string;
                            }[];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages/{id}/reply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reply a message */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        subject: string;
                        text: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: string;
                            reference: string;
                            name: string;
                            email: string;
                            /** @description For an application, the id of its stage or `spam`. */
                            status: string;
                            assignedTo: {
                                id: string;
                                name: string;
                            } | null;
                            spamReasons: string[] | null;
                            createdAt: string;
                            deletedAt: string | null;
                            website: string;
                            message: string;
                            history: {
                                /** @enum {string} */
                                kind: "status" | "note" | "assignment" | "reply" | "bin" | "restore" | "candidate" | "candidateStatus";
                                text: string;
                                user: string | null;
                                at: string;
                            }[];
                            mails: {
                                id: string;
                                kind: string;
                                /** @enum {string} */
                                state: "queued" | "sent" | "failed";
                                at: string;
                            }[];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages/{id}/templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List message templates */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            name: string;
                            subject: string;
                            text: string;
                        }[];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/outbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List emails */
        get: {
            parameters: {
                query?: {
                    limit?: number;
                    offset?: number;
                    state?: "queued" | "sent" | "failed";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                id: string;
                                kind: string;
                                subjectId: string | null;
                                to: string | null;
                                subject: string;
                                /** @enum {string} */
                                state: "queued" | "sent" | "failed";
                                attempts: number;
                                nextAt: string | null;
                                lastError: string | null;
                                createdAt: string;
                                sentAt: string | null;
                            }[];
                            total: number;
                            counts: {
                                queued: number;
                                sent: number;
                                failed: number;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/outbox/state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the email settings */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            server: {
                                address: string;
                                /** @enum {string} */
                                security: "tls" | "starttls" | "starttls-if-offered";
                            } | null;
                            from: string;
                            to: string | null;
                            lastSent: string | null;
                            lastFailure: {
                                at: string;
                                error: string;
                            } | null;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/outbox/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a test email */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: string;
                            to: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/outbox/{id}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send an email again */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: string;
                            kind: string;
                            subjectId: string | null;
                            to: string | null;
                            subject: string;
                            /** @enum {string} */
                            state: "queued" | "sent" | "failed";
                            attempts: number;
                            nextAt: string | null;
                            lastError: string | null;
                            createdAt: string;
                            sentAt: string | null;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/password-links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Request a link by email to set a new password */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        email: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/password-links/look": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Look up a link from an email */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        secret: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            kind: "invitation" | "reset";
                            email: string;
                            name: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/password-links/use": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set a password with a link from an email */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        secret: string;
                        password: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create a preview */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        type: string;
                        id: string;
                        data: unknown;
                        /**
                         * Format: starts_with
                         * @description The page to show it on.
                         */
                        path: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            status: number;
                            html: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/preview-links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List preview links */
        get: {
            parameters: {
                query: {
                    type: string;
                    id: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: string;
                            /** @description The address on the host of this API. Anyone who has it can open it. */
                            path: string;
                            title: string;
                            user: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            expiresAt: string;
                        }[];
                    };
                };
            };
        };
        put?: never;
        /** Create a link that shows a draft to people without an account */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        type: string;
                        id: string;
                        data: unknown;
                        /**
                         * Format: starts_with
                         * @description The page to show it on.
                         */
                        path: string;
                        /** @default 24 */
                        hours?: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: string;
                            /** @description The address on the host of this API. Anyone who has it can open it. */
                            path: string;
                            title: string;
                            user: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            expiresAt: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/preview-links/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a preview link */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/privacy-notices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List privacy notices */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            number: number;
                            title: string;
                            at: string;
                        }[];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/privacy-notices/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a privacy notice */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    number: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            number: number;
                            title: string;
                            at: string;
                            text: string;
                            periods: {
                                what: string;
                                howLong: string;
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the state of publishing */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            last: number;
                            applied: number;
                            /** @enum {string} */
                            publisher: "up" | "down" | "none";
                            failures: {
                                path: string;
                                message: string;
                            }[];
                            fullBuild: {
                                done: number;
                                total: number;
                            } | null;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/publish/everything": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Republish every page and file */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/publish/rebuild-hooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List publish rebuild hooks */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            host: string;
                            /** @enum {string} */
                            state: "current" | "due" | "calling" | "failing";
                            calledAt: string | null;
                            /** @description The result of the last call, as a sentence. */
                            result: string | null;
                            nextAt: string | null;
                        }[];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/publish/rebuild-hooks/call": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Call every rebuild hook now */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/publish/receipts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List publish receipts */
        get: {
            parameters: {
                query?: {
                    limit?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            change: number;
                            /** @enum {string} */
                            state: "waiting" | "publishing" | "live" | "failed";
                            pages: {
                                path: string;
                                /** @enum {string} */
                                action: "written" | "removed";
                            }[];
                            pageCount: number;
                            bytes: number;
                            ms: number;
                            errors: {
                                path: string;
                                message: string;
                            }[];
                            at: string;
                        }[];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/publish/receipts/{change}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a publish receipt */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    change: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            change: number;
                            /** @enum {string} */
                            state: "waiting" | "publishing" | "live" | "failed";
                            pages: {
                                path: string;
                                /** @enum {string} */
                                action: "written" | "removed";
                            }[];
                            pageCount: number;
                            bytes: number;
                            ms: number;
                            errors: {
                                path: string;
                                message: string;
                            }[];
                            at: string;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/publish/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Retry failed pages */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/publish/storage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the state of the storage */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            host: string;
                            /** @enum {string} */
                            state: "current" | "failing";
                            calledAt: string;
                            result: string;
                            nextAt: string | null;
                        } | null;
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reply-templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List reply templates */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                id: string;
                                /** @enum {string} */
                                inbox: "application" | "message";
                                name: string;
                                subject: string;
                                text: string;
                            }[];
                            fields: {
                                application: string[];
                                message: string[];
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        /** Create a reply template */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        inbox: "application" | "message";
                        name: string;
                        subject: string;
                        text: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: string;
                            /** @enum {string} */
                            inbox: "application" | "message";
                            name: string;
                            subject: string;
                            text: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reply-templates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Replace a reply template */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name: string;
                        subject: string;
                        text: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: string;
                            /** @enum {string} */
                            inbox: "application" | "message";
                            name: string;
                            subject: string;
                            text: string;
                        };
                    };
                };
            };
        };
        post?: never;
        /** Delete a reply template */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/retention": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List what is due to be erased */
        get: {
            parameters: {
                query?: {
                    days?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            periods: {
                                what: string;
                                howLong: string;
                            }[];
                            items: {
                                /** @enum {string} */
                                inbox: "applications" | "messages";
                                id: string;
                                reference: string;
                                kind: string;
                                at: string;
                                isHeld: boolean;
                            }[];
                            total: number;
                            holds: {
                                reason: string;
                                user: string | null;
                                at: string;
                                /** @enum {string} */
                                inbox: "applications" | "messages";
                                id: string;
                                reference: string;
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the current user */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            user: {
                                id: string;
                                email: string;
                                name: string;
                                /** @enum {string} */
                                role: "administrator" | "editor" | "recruiter";
                            };
                            /** @enum {string} */
                            next?: "enrol";
                        };
                    };
                };
            };
        };
        put?: never;
        /** Log in with a password */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        email: string;
                        password: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            user: {
                                id: string;
                                email: string;
                                name: string;
                                /** @enum {string} */
                                role: "administrator" | "editor" | "recruiter";
                            };
                            /** @enum {string} */
                            next?: "enrol";
                        } | {
                            /** @enum {string} */
                            next: "totp";
                        };
                    };
                };
            };
        };
        /** Log out */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Log in with a two-factor code */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        code: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            user: {
                                id: string;
                                email: string;
                                name: string;
                                /** @enum {string} */
                                role: "administrator" | "editor" | "recruiter";
                            };
                            /** @enum {string} */
                            next?: "enrol";
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm your password before a sensitive change */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        password: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List your recent logins and failed attempts */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                id: number;
                                at: string;
                                /** @enum {string} */
                                outcome: "open" | "refused";
                                detail: string;
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change your password */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        current: string;
                        next: string;
                        /** @default true */
                        endTokens?: boolean;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Replace your recovery codes */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            recoveryCodes: string[];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/totp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get your two-factor authentication status */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            since: string | null;
                            codesLeft: number;
                            required: boolean;
                        };
                    };
                };
            };
        };
        put?: never;
        /** Start setting up two-factor authentication */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            key: string;
                            uri: string;
                        };
                    };
                };
            };
        };
        /** Turn off two-factor authentication */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/totp/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Turn on two-factor authentication with a first code */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        code: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            recoveryCodes: string[];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List your sessions */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                id: string;
                                browser: string;
                                createdAt: string;
                                lastSeenAt: string;
                                current: boolean;
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        /** End your other sessions */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** End one of your sessions */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/setup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the setup checklist */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            steps: {
                                /** @enum {string} */
                                name: "sample" | "details" | "brand" | "sectors" | "job" | "email" | "secondFactor";
                                isDone: boolean;
                            }[];
                            /** @description Sample entries that have not been edited. */
                            sample: number;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/setup/hide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Hide the setup checklist */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/setup/sample": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove the sample agency */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            removed: number;
                            change: number;
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/social/blog/{id}.png": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the image of a shared link */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": unknown;
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/social/jobs/{id}.png": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the image of a shared link */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": unknown;
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subject-exports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create a subject export */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        email: string;
                    };
                };
            };
            responses: {
                /** @description Done. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": unknown;
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List access tokens */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                id: string;
                                name: string;
                                /** @enum {string} */
                                role: "administrator" | "editor" | "recruiter";
                                user: string;
                                createdAt: string;
                                expiresAt: string | null;
                                lastUsedAt: string | null;
                            }[];
                            total: number;
                        };
                    };
                };
            };
        };
        put?: never;
        /** Create an access token; the response shows its secret once */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name: string;
                        /** @enum {string} */
                        role: "administrator" | "editor" | "recruiter";
                        expiresAt?: string | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            token: {
                                id: string;
                                name: string;
                                /** @enum {string} */
                                role: "administrator" | "editor" | "recruiter";
                                user: string;
                                createdAt: string;
                                expiresAt: string | null;
                                lastUsedAt: string | null;
                            };
                            secret: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tokens/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete an access token */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List users */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                id: string;
                                email: string;
                                name: string;
                                /** @enum {string} */
                                role: "administrator" | "editor" | "recruiter";
                                disabled: boolean;
                                invited: boolean;
                                secondFactor: boolean;
                                createdAt: string;
                            }[];
                            total: number;
                            mail: boolean;
                        };
                    };
                };
            };
        };
        put?: never;
        /** Add or invite a user */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        email: string;
                        name: string;
                        /** @enum {string} */
                        role: "administrator" | "editor" | "recruiter";
                        password?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: string;
                            email: string;
                            name: string;
                            /** @enum {string} */
                            role: "administrator" | "editor" | "recruiter";
                            disabled: boolean;
                            invited: boolean;
                            secondFactor: boolean;
                            createdAt: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Update or disable a user */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name?: string;
                        /** @enum {string} */
                        role?: "administrator" | "editor" | "recruiter";
                        password?: string;
                        disabled?: boolean;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: string;
                            email: string;
                            name: string;
                            /** @enum {string} */
                            role: "administrator" | "editor" | "recruiter";
                            disabled: boolean;
                            invited: boolean;
                            secondFactor: boolean;
                            createdAt: string;
                        };
                    };
                };
            };
        };
        trace?: never;
    };
    "/users/{id}/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Email a user a link to set a password */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            kind: "invitation" | "reset";
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/totp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Turn off a user’s two-factor authentication */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        AdminEntry: {
            id: string;
            type: string;
            data: {
                [key: string]: unknown;
            };
            /** @description 0 for a singleton that has never been saved. */
            version: number;
            /** @enum {string} */
            status: "draft" | "live" | "changed" | "scheduled" | "expired";
            position: number;
            publishAt: string | null;
            expiresAt: string | null;
            /** @description `expiresAt`, or the end of its last day, such as a job’s closing date. */
            closesAt: string | null;
            publishedAt: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** @description The user’s name. */
            updatedBy: string | null;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
