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
                                miles: number;
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
                        q?: string;
                        place?: string;
                        /** @enum {string} */
                        miles?: "0" | "5" | "10" | "20" | "30" | "50";
                        category?: string;
                        type?: string;
                        basis?: string;
                        /** @enum {string} */
                        remote?: "" | "on-site" | "hybrid" | "remote" | "not-remote";
                        pay?: string;
                        /** @enum {string} */
                        per?: "year" | "day" | "hour";
                        /** @enum {string} */
                        frequency?: "weekly" | "daily";
                    };
                    "application/x-www-form-urlencoded": {
                        email: string;
                        q?: string;
                        place?: string;
                        /** @enum {string} */
                        miles?: "0" | "5" | "10" | "20" | "30" | "50";
                        category?: string;
                        type?: string;
                        basis?: string;
                        /** @enum {string} */
                        remote?: "" | "on-site" | "hybrid" | "remote" | "not-remote";
                        pay?: string;
                        /** @enum {string} */
                        per?: "year" | "day" | "hour";
                        /** @enum {string} */
                        frequency?: "weekly" | "daily";
                    };
                    "multipart/form-data": {
                        email: string;
                        q?: string;
                        place?: string;
                        /** @enum {string} */
                        miles?: "0" | "5" | "10" | "20" | "30" | "50";
                        category?: string;
                        type?: string;
                        basis?: string;
                        /** @enum {string} */
                        remote?: "" | "on-site" | "hybrid" | "remote" | "not-remote";
                        pay?: string;
                        /** @enum {string} */
                        per?: "year" | "day" | "hour";
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
        /** Show the page for confirming an alert */
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
        /** Show the page for changing an alert */
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
        /** Show the page for stopping an alert */
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
                    kind?: "message" | "complaint" | "brief";
                    flagged?: "true" | "false";
                    unread?: "true" | "false";
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
                                /** @description The version that a change is based on. */
                                version: number;
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
                                /** @description How many emails about it have not been read. */
                                unreadEmails: number;
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
                                /** @description The last text of a stage. Null once everything except what the law requires has been erased. */
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
                                /** @description Where the candidate came from: source, medium and campaign, as far as known. */
                                source: string;
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
                        /** @description Required unless the agency has made it optional. */
                        coverLetter?: string;
                        /** Format: binary */
                        resume: string;
                        jobId?: string;
                        idempotencyKey?: string;
                        /** @description The ids of the questions that were asked, separated by spaces. The part `answer-{id}` holds an answer. */
                        asked?: string;
                        /** @description `yes` accepts an application without a CV. The candidate gets a link to send it. */
                        resumeLater?: string;
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
                        entries: {
                            id: string;
                            /** @description The version that the change is based on, as it was read. If missing, the response is 428. */
                            version?: number;
                        }[];
                        /** @description For an application, the id of a stage or `spam`. */
                        status?: string;
                        assignedTo?: string | null;
                        bin?: boolean;
                        /**
                         * @description Marks the emails about it as read. This needs no version.
                         * @enum {boolean}
                         */
                        emailsRead?: true;
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
                            changed: {
                                id: string;
                                /** @description The new version. */
                                version: number;
                            }[];
                            /** @description The ids to send to undo the changes. */
                            events: number[];
                            /** @description Those left as they are, because they were changed in the meantime. */
                            conflicts: {
                                id: string;
                                name: string;
                                /** @description The version now. Send it to make the change anyway. */
                                version: number;
                                /** @description Why this one was left as it is. */
                                message: string;
                                /** @description The later change; null if there is another reason. */
                                change: {
                                    /** @description Send it to undo a change of stage, of the assignment or to the bin. */
                                    id: number;
                                    /** @enum {string} */
                                    kind: "status" | "note" | "assignment" | "reply" | "unsent" | "bin" | "restore" | "candidate" | "candidateStatus" | "interview";
                                    text: string;
                                    user: string | null;
                                    at: string;
                                } | null;
                            }[];
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
    "/applications/board": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the applications board */
        get: {
            parameters: {
                query?: {
                    search?: string;
                    assignedTo?: string;
                    job?: string;
                    kind?: "message" | "complaint" | "brief";
                    flagged?: "true" | "false";
                    unread?: "true" | "false";
                    from?: string;
                    to?: string;
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
                            columns: {
                                status: string;
                                total: number;
                                items: {
                                    id: string;
                                    /** @description The version that a change is based on. */
                                    version: number;
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
                                    /** @description How many emails about it have not been read. */
                                    unreadEmails: number;
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
                                    /** @description The last text of a stage. Null once everything except what the law requires has been erased. */
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
                                    /** @description Where the candidate came from: source, medium and campaign, as far as known. */
                                    source: string;
                                    /** @description A sentence for each answer to a screening question that is flagged. */
                                    flags: string[];
                                    answers: {
                                        question: string;
                                        answer: string;
                                    }[];
                                }[];
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
    "/applications/emails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List applications emails */
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
                                version: number;
                                name: string;
                                status: string;
                                waitMs: number;
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        /** Create an applications email */
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
                        entries: {
                            id: string;
                            /** @description The version that the change is based on, as it was read. If missing, the response is 428. */
                            version?: number;
                        }[];
                        /** @description The id of a stage. */
                        status: string;
                        subject: string;
                        text: string;
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
                            emailed: number;
                            /** @description Those left as they are. */
                            skipped: {
                                id: string;
                                name: string;
                                email: string;
                                /** @description Why this person won’t be moved or emailed. */
                                skipped: string | null;
                            }[];
                            /** @description How long it can be undone for. */
                            undoMs: number;
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
    "/applications/emails/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Preview applications emails */
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
                        entries: {
                            id: string;
                            /** @description The version that the change is based on, as it was read. If missing, the response is 428. */
                            version?: number;
                        }[];
                        /** @description The application whose email is shown. */
                        show?: string;
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
                            recipients: {
                                id: string;
                                name: string;
                                email: string;
                                /** @description Why this person won’t be moved or emailed. */
                                skipped: string | null;
                            }[];
                            mail: {
                                to: string;
                                subject: string;
                                text: string;
                            } | null;
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
    "/applications/emails/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Undo applications emails */
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
                        entries: {
                            id: string;
                            /** @description The version that the change is based on, as it was read. If missing, the response is 428. */
                            version?: number;
                        }[];
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
                            /** @description How many emails were cancelled. Those not in `conflicts` either had already been sent. */
                            undone: number;
                            /** @description Those left as they are, because they were changed in the meantime. */
                            conflicts: {
                                id: string;
                                name: string;
                                /** @description The version now. Send it to make the change anyway. */
                                version: number;
                                /** @description Why this one was left as it is. */
                                message: string;
                                /** @description The later change; null if there is another reason. */
                                change: {
                                    /** @description Send it to undo a change of stage, of the assignment or to the bin. */
                                    id: number;
                                    /** @enum {string} */
                                    kind: "status" | "note" | "assignment" | "reply" | "unsent" | "bin" | "restore" | "candidate" | "candidateStatus" | "interview";
                                    text: string;
                                    user: string | null;
                                    at: string;
                                } | null;
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
                    kind?: "message" | "complaint" | "brief";
                    flagged?: "true" | "false";
                    unread?: "true" | "false";
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
    "/applications/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Undo changes */
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
                        events: number[];
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
                            undone: number;
                            /** @description Those left as they are, because they were changed in the meantime. */
                            conflicts: {
                                id: string;
                                name: string;
                                /** @description The version now. Send it to make the change anyway. */
                                version: number;
                                /** @description Why this one was left as it is. */
                                message: string;
                                /** @description The later change; null if there is another reason. */
                                change: {
                                    /** @description Send it to undo a change of stage, of the assignment or to the bin. */
                                    id: number;
                                    /** @enum {string} */
                                    kind: "status" | "note" | "assignment" | "reply" | "unsent" | "bin" | "restore" | "candidate" | "candidateStatus" | "interview";
                                    text: string;
                                    user: string | null;
                                    at: string;
                                } | null;
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
                            /** @description The version that a change is based on. */
                            version: number;
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
                            /** @description How many emails about it have not been read. */
                            unreadEmails: number;
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
                            /** @description The last text of a stage. Null once everything except what the law requires has been erased. */
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
                            /** @description Where the candidate came from: source, medium and campaign, as far as known. */
                            source: string;
                            /** @description A sentence for each answer to a screening question that is flagged. */
                            flags: string[];
                            answers: {
                                question: string;
                                answer: string;
                            }[];
                            coverLetter: string;
                            /** @description What the candidate’s page says. Null for spam and erased data. */
                            candidatePage?: string | null;
                            /** @description The person’s record, created moments after they apply. */
                            candidateId: string | null;
                            /** @description Other records that may be the same person, for staff to merge. */
                            duplicates: {
                                id: string;
                                name: string;
                                email: string;
                                /** @enum {string} */
                                by: "phone" | "name";
                            }[];
                            history: {
                                /** @description Send it to undo a change of stage, of the assignment or to the bin. */
                                id: number;
                                /** @enum {string} */
                                kind: "status" | "note" | "assignment" | "reply" | "unsent" | "bin" | "restore" | "candidate" | "candidateStatus" | "interview";
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
                                /** @description Why it failed, in the email server’s words. */
                                error: string | null;
                            }[];
                            /** @description The emails received, oldest first. */
                            incoming: {
                                id: string;
                                from: {
                                    name: string;
                                    address: string;
                                };
                                /** @description Not sent from the address in the application or message. */
                                isFromOther: boolean;
                                /** @description Sent automatically, such as an out-of-office reply. */
                                isAutomatic: boolean;
                                subject: string;
                                text: string;
                                /** @description Earlier emails quoted at the end. */
                                quoted: string;
                                files: {
                                    id: string;
                                    name: string;
                                    /** @enum {string} */
                                    kind: "pdf" | "doc" | "docx";
                                    bytes: number;
                                    warnings: string[];
                                }[];
                                /** @description Attachments that were not saved. One without a name is the email itself. */
                                unsaved: {
                                    name: string;
                                    reason: string;
                                }[];
                                isUnread: boolean;
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
                header?: {
                    /** @description The version, such as `"3"`. Not needed if `version` is sent. */
                    "if-match"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description The version that the change is based on, as it was read. If missing, the response is 428. */
                        version?: number;
                        /** @description For an application, the id of a stage or `spam`. */
                        status?: string;
                        assignedTo?: string | null;
                        bin?: boolean;
                        /**
                         * @description Marks the emails about it as read. This needs no version.
                         * @enum {boolean}
                         */
                        emailsRead?: true;
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
                            /** @description The version that a change is based on. */
                            version: number;
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
                            /** @description How many emails about it have not been read. */
                            unreadEmails: number;
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
                            /** @description The last text of a stage. Null once everything except what the law requires has been erased. */
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
                            /** @description Where the candidate came from: source, medium and campaign, as far as known. */
                            source: string;
                            /** @description A sentence for each answer to a screening question that is flagged. */
                            flags: string[];
                            answers: {
                                question: string;
                                answer: string;
                            }[];
                            coverLetter: string;
                            /** @description What the candidate’s page says. Null for spam and erased data. */
                            candidatePage?: string | null;
                            /** @description The person’s record, created moments after they apply. */
                            candidateId: string | null;
                            /** @description Other records that may be the same person, for staff to merge. */
                            duplicates: {
                                id: string;
                                name: string;
                                email: string;
                                /** @enum {string} */
                                by: "phone" | "name";
                            }[];
                            history: {
                                /** @description Send it to undo a change of stage, of the assignment or to the bin. */
                                id: number;
                                /** @enum {string} */
                                kind: "status" | "note" | "assignment" | "reply" | "unsent" | "bin" | "restore" | "candidate" | "candidateStatus" | "interview";
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
                                /** @description Why it failed, in the email server’s words. */
                                error: string | null;
                            }[];
                            /** @description The emails received, oldest first. */
                            incoming: {
                                id: string;
                                from: {
                                    name: string;
                                    address: string;
                                };
                                /** @description Not sent from the address in the application or message. */
                                isFromOther: boolean;
                                /** @description Sent automatically, such as an out-of-office reply. */
                                isAutomatic: boolean;
                                subject: string;
                                text: string;
                                /** @description Earlier emails quoted at the end. */
                                quoted: string;
                                files: {
                                    id: string;
                                    name: string;
                                    /** @enum {string} */
                                    kind: "pdf" | "doc" | "docx";
                                    bytes: number;
                                    warnings: string[];
                                }[];
                                /** @description Attachments that were not saved. One without a name is the email itself. */
                                unsaved: {
                                    name: string;
                                    reason: string;
                                }[];
                                isUnread: boolean;
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
    "/applications/{id}/emails/{email}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a failed email again */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                    email: string;
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
                            /** @description The version that a change is based on. */
                            version: number;
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
                            /** @description How many emails about it have not been read. */
                            unreadEmails: number;
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
                            /** @description The last text of a stage. Null once everything except what the law requires has been erased. */
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
                            /** @description Where the candidate came from: source, medium and campaign, as far as known. */
                            source: string;
                            /** @description A sentence for each answer to a screening question that is flagged. */
                            flags: string[];
                            answers: {
                                question: string;
                                answer: string;
                            }[];
                            coverLetter: string;
                            /** @description What the candidate’s page says. Null for spam and erased data. */
                            candidatePage?: string | null;
                            /** @description The person’s record, created moments after they apply. */
                            candidateId: string | null;
                            /** @description Other records that may be the same person, for staff to merge. */
                            duplicates: {
                                id: string;
                                name: string;
                                email: string;
                                /** @enum {string} */
                                by: "phone" | "name";
                            }[];
                            history: {
                                /** @description Send it to undo a change of stage, of the assignment or to the bin. */
                                id: number;
                                /** @enum {string} */
                                kind: "status" | "note" | "assignment" | "reply" | "unsent" | "bin" | "restore" | "candidate" | "candidateStatus" | "interview";
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
                                /** @description Why it failed, in the email server’s words. */
                                error: string | null;
                            }[];
                            /** @description The emails received, oldest first. */
                            incoming: {
                                id: string;
                                from: {
                                    name: string;
                                    address: string;
                                };
                                /** @description Not sent from the address in the application or message. */
                                isFromOther: boolean;
                                /** @description Sent automatically, such as an out-of-office reply. */
                                isAutomatic: boolean;
                                subject: string;
                                text: string;
                                /** @description Earlier emails quoted at the end. */
                                quoted: string;
                                files: {
                                    id: string;
                                    name: string;
                                    /** @enum {string} */
                                    kind: "pdf" | "doc" | "docx";
                                    bytes: number;
                                    warnings: string[];
                                }[];
                                /** @description Attachments that were not saved. One without a name is the email itself. */
                                unsaved: {
                                    name: string;
                                    reason: string;
                                }[];
                                isUnread: boolean;
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
    "/applications/{id}/files/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get an application file */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                    file: string;
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
    "/applications/{id}/interviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List application interviews */
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
                                id: string;
                                /**
                                 * @description `asked`: the candidate wants other times.
                                 * @enum {string}
                                 */
                                state: "offered" | "asked" | "booked" | "cancelled";
                                interviewer: {
                                    id: string;
                                    name: string;
                                };
                                application: {
                                    id: string;
                                    reference: string;
                                    jobTitle: string;
                                    candidate: string;
                                };
                                /** @description The times offered. */
                                times: string[];
                                /** @description Null until it is booked. */
                                startsAt: string | null;
                                minutes: number;
                                place: string;
                                note: string;
                                /** @description Whether the interviewer has another interview at the booked time. */
                                hasClash: boolean;
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        /** Create an application interview */
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
                        /** @description The interviewer. */
                        userId: string;
                        times: string[];
                        /** @description Books the time instead of offering it, because the candidate has agreed to it. Send only one time. */
                        isAgreed: boolean;
                        minutes: number;
                        place: string;
                        note: string;
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
                            /** @description The version that a change is based on. */
                            version: number;
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
                            /** @description How many emails about it have not been read. */
                            unreadEmails: number;
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
                            /** @description The last text of a stage. Null once everything except what the law requires has been erased. */
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
                            /** @description Where the candidate came from: source, medium and campaign, as far as known. */
                            source: string;
                            /** @description A sentence for each answer to a screening question that is flagged. */
                            flags: string[];
                            answers: {
                                question: string;
                                answer: string;
                            }[];
                            coverLetter: string;
                            /** @description What the candidate’s page says. Null for spam and erased data. */
                            candidatePage?: string | null;
                            /** @description The person’s record, created moments after they apply. */
                            candidateId: string | null;
                            /** @description Other records that may be the same person, for staff to merge. */
                            duplicates: {
                                id: string;
                                name: string;
                                email: string;
                                /** @enum {string} */
                                by: "phone" | "name";
                            }[];
                            history: {
                                /** @description Send it to undo a change of stage, of the assignment or to the bin. */
                                id: number;
                                /** @enum {string} */
                                kind: "status" | "note" | "assignment" | "reply" | "unsent" | "bin" | "restore" | "candidate" | "candidateStatus" | "interview";
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
                                /** @description Why it failed, in the email server’s words. */
                                error: string | null;
                            }[];
                            /** @description The emails received, oldest first. */
                            incoming: {
                                id: string;
                                from: {
                                    name: string;
                                    address: string;
                                };
                                /** @description Not sent from the address in the application or message. */
                                isFromOther: boolean;
                                /** @description Sent automatically, such as an out-of-office reply. */
                                isAutomatic: boolean;
                                subject: string;
                                text: string;
                                /** @description Earlier emails quoted at the end. */
                                quoted: string;
                                files: {
                                    id: string;
                                    name: string;
                                    /** @enum {string} */
                                    kind: "pdf" | "doc" | "docx";
                                    bytes: number;
                                    warnings: string[];
                                }[];
                                /** @description Attachments that were not saved. One without a name is the email itself. */
                                unsaved: {
                                    name: string;
                                    reason: string;
                                }[];
                                isUnread: boolean;
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
                            /** @description The version that a change is based on. */
                            version: number;
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
                            /** @description How many emails about it have not been read. */
                            unreadEmails: number;
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
                            /** @description The last text of a stage. Null once everything except what the law requires has been erased. */
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
                            /** @description Where the candidate came from: source, medium and campaign, as far as known. */
                            source: string;
                            /** @description A sentence for each answer to a screening question that is flagged. */
                            flags: string[];
                            answers: {
                                question: string;
                                answer: string;
                            }[];
                            coverLetter: string;
                            /** @description What the candidate’s page says. Null for spam and erased data. */
                            candidatePage?: string | null;
                            /** @description The person’s record, created moments after they apply. */
                            candidateId: string | null;
                            /** @description Other records that may be the same person, for staff to merge. */
                            duplicates: {
                                id: string;
                                name: string;
                                email: string;
                                /** @enum {string} */
                                by: "phone" | "name";
                            }[];
                            history: {
                                /** @description Send it to undo a change of stage, of the assignment or to the bin. */
                                id: number;
                                /** @enum {string} */
                                kind: "status" | "note" | "assignment" | "reply" | "unsent" | "bin" | "restore" | "candidate" | "candidateStatus" | "interview";
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
                                /** @description Why it failed, in the email server’s words. */
                                error: string | null;
                            }[];
                            /** @description The emails received, oldest first. */
                            incoming: {
                                id: string;
                                from: {
                                    name: string;
                                    address: string;
                                };
                                /** @description Not sent from the address in the application or message. */
                                isFromOther: boolean;
                                /** @description Sent automatically, such as an out-of-office reply. */
                                isAutomatic: boolean;
                                subject: string;
                                text: string;
                                /** @description Earlier emails quoted at the end. */
                                quoted: string;
                                files: {
                                    id: string;
                                    name: string;
                                    /** @enum {string} */
                                    kind: "pdf" | "doc" | "docx";
                                    bytes: number;
                                    warnings: string[];
                                }[];
                                /** @description Attachments that were not saved. One without a name is the email itself. */
                                unsaved: {
                                    name: string;
                                    reason: string;
                                }[];
                                isUnread: boolean;
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
    "/applications/{id}/resume/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the application resume preview */
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
                        "text/html": unknown;
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
                            /** @description What to call each of these actions, if it has a name. */
                            labels: {
                                [key: string]: string;
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
    "/briefs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create a brief */
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
                        role: string;
                        place: string;
                        start?: string;
                        /** @enum {string} */
                        work?: "permanent" | "temporary" | "unsure";
                        name: string;
                        email: string;
                        phone?: string;
                        details?: string;
                        idempotencyKey?: string;
                    };
                    "application/x-www-form-urlencoded": {
                        role: string;
                        place: string;
                        start?: string;
                        /** @enum {string} */
                        work?: "permanent" | "temporary" | "unsure";
                        name: string;
                        email: string;
                        phone?: string;
                        details?: string;
                        idempotencyKey?: string;
                    };
                    "multipart/form-data": {
                        role: string;
                        place: string;
                        start?: string;
                        /** @enum {string} */
                        work?: "permanent" | "temporary" | "unsure";
                        name: string;
                        email: string;
                        phone?: string;
                        details?: string;
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
    "/candidates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List candidates */
        get: {
            parameters: {
                query?: {
                    limit?: number;
                    offset?: number;
                    /** @description Words in the CVs, name, email, phone and tags: all of them, unless there is an OR between them. Also "phrases", NOT or -word, brackets and develop*. */
                    search?: string;
                    tag?: string;
                    /** @description At least this rating. */
                    rating?: number;
                    /** @description Only candidates who have agreed to it and not withdrawn. */
                    consent?: "talentPool" | "marketing";
                    /** @description Last contact on this day or later, in London. */
                    contactedFrom?: string;
                    /** @description Last contact on this day or earlier, in London. */
                    contactedTo?: string;
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
                                email: string;
                                phone: string;
                                tags: string[];
                                rating: number | null;
                                /** @description When they last wrote to us or we last emailed them. */
                                contactedAt: string;
                                applications: number;
                                messages: number;
                                /** @description The job they last applied for. */
                                lastJob: string;
                                /** @description When their consent to the talent pool ends; null if they are not in it. */
                                talentPoolUntil: string | null;
                                /** @description The part of a CV or emailed file that matches the search. */
                                excerpt: {
                                    text: string;
                                    isMatch: boolean;
                                }[];
                            }[];
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
    "/candidates/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create a candidates invitation */
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
                        jobId: string;
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
                            invited: {
                                id: string;
                                name: string;
                                /** @description A job of the same title that they were rejected for. */
                                rejectedFor: string | null;
                            }[];
                            skipped: {
                                id: string;
                                name: string;
                                /** @enum {string} */
                                because: "noConsent" | "wasRejected" | "hasApplied" | "wasInvited";
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
    "/candidates/invitations/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Preview candidates invitations */
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
                        jobId: string;
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
                            invited: {
                                id: string;
                                name: string;
                                /** @description A job of the same title that they were rejected for. */
                                rejectedFor: string | null;
                            }[];
                            skipped: {
                                id: string;
                                name: string;
                                /** @enum {string} */
                                because: "noConsent" | "wasRejected" | "hasApplied" | "wasInvited";
                            }[];
                            /** @description The subject of the email to the first candidate. */
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
    "/candidates/tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List candidates tags */
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
                            tag: string;
                            candidates: number;
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
    "/candidates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a candidate */
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
                            name: string;
                            email: string;
                            phone: string;
                            tags: string[];
                            rating: number | null;
                            /** @description When they last wrote to us or we last emailed them. */
                            contactedAt: string;
                            applications: number;
                            messages: number;
                            /** @description The job they last applied for. */
                            lastJob: string;
                            /** @description When their consent to the talent pool ends; null if they are not in it. */
                            talentPoolUntil: string | null;
                            /** @description Every email address that they have used. */
                            emails: string[];
                            documents: {
                                applications: {
                                    id: string;
                                    reference: string;
                                    name: string;
                                    email: string;
                                    /** @description Like the name and email, as its sender typed it. Blank for messages. */
                                    phone: string;
                                    createdAt: string;
                                    isInBin: boolean;
                                    /** @description The files received by email, oldest first. */
                                    files: {
                                        id: string;
                                        name: string;
                                        /** @enum {string} */
                                        kind: "pdf" | "doc" | "docx";
                                        bytes: number;
                                        warnings: string[];
                                        /** @description Whether its text can be searched; null until it has been read. */
                                        text: ("read" | "empty" | "failed") | null;
                                    }[];
                                    jobTitle: string;
                                    stage: string;
                                    resume: {
                                        name: string;
                                        /** @enum {string} */
                                        kind: "pdf" | "doc" | "docx";
                                        bytes: number;
                                        warnings: string[];
                                        /** @description Whether its text can be searched; null until it has been read. */
                                        text: ("read" | "empty" | "failed") | null;
                                    } | null;
                                }[];
                                messages: {
                                    id: string;
                                    reference: string;
                                    name: string;
                                    email: string;
                                    /** @description Like the name and email, as its sender typed it. Blank for messages. */
                                    phone: string;
                                    createdAt: string;
                                    isInBin: boolean;
                                    /** @description The files received by email, oldest first. */
                                    files: {
                                        id: string;
                                        name: string;
                                        /** @enum {string} */
                                        kind: "pdf" | "doc" | "docx";
                                        bytes: number;
                                        warnings: string[];
                                        /** @description Whether its text can be searched; null until it has been read. */
                                        text: ("read" | "empty" | "failed") | null;
                                    }[];
                                    message: string;
                                }[];
                            };
                            mails: {
                                id: string;
                                to: string;
                                subject: string;
                                /** @enum {string} */
                                state: "queued" | "sent" | "failed";
                                at: string;
                            }[];
                            consents: {
                                /** @enum {string} */
                                kind: "talentPool" | "marketing";
                                givenAt: string;
                                withdrawnAt: string | null;
                            }[];
                            notes: {
                                id: number;
                                text: string;
                                user: string | null;
                                at: string;
                            }[];
                            /** @description Other records that may be the same person, for staff to merge. */
                            duplicates: {
                                id: string;
                                name: string;
                                email: string;
                                /** @enum {string} */
                                by: "phone" | "name";
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
        /** Update a candidate */
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
                        addTags?: string[];
                        removeTags?: string[];
                        rating?: number | null;
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
                            email: string;
                            phone: string;
                            tags: string[];
                            rating: number | null;
                            /** @description When they last wrote to us or we last emailed them. */
                            contactedAt: string;
                            applications: number;
                            messages: number;
                            /** @description The job they last applied for. */
                            lastJob: string;
                            /** @description When their consent to the talent pool ends; null if they are not in it. */
                            talentPoolUntil: string | null;
                            /** @description Every email address that they have used. */
                            emails: string[];
                            documents: {
                                applications: {
                                    id: string;
                                    reference: string;
                                    name: string;
                                    email: string;
                                    /** @description Like the name and email, as its sender typed it. Blank for messages. */
                                    phone: string;
                                    createdAt: string;
                                    isInBin: boolean;
                                    /** @description The files received by email, oldest first. */
                                    files: {
                                        id: string;
                                        name: string;
                                        /** @enum {string} */
                                        kind: "pdf" | "doc" | "docx";
                                        bytes: number;
                                        warnings: string[];
                                        /** @description Whether its text can be searched; null until it has been read. */
                                        text: ("read" | "empty" | "failed") | null;
                                    }[];
                                    jobTitle: string;
                                    stage: string;
                                    resume: {
                                        name: string;
                                        /** @enum {string} */
                                        kind: "pdf" | "doc" | "docx";
                                        bytes: number;
                                        warnings: string[];
                                        /** @description Whether its text can be searched; null until it has been read. */
                                        text: ("read" | "empty" | "failed") | null;
                                    } | null;
                                }[];
                                messages: {
                                    id: string;
                                    reference: string;
                                    name: string;
                                    email: string;
                                    /** @description Like the name and email, as its sender typed it. Blank for messages. */
                                    phone: string;
                                    createdAt: string;
                                    isInBin: boolean;
                                    /** @description The files received by email, oldest first. */
                                    files: {
                                        id: string;
                                        name: string;
                                        /** @enum {string} */
                                        kind: "pdf" | "doc" | "docx";
                                        bytes: number;
                                        warnings: string[];
                                        /** @description Whether its text can be searched; null until it has been read. */
                                        text: ("read" | "empty" | "failed") | null;
                                    }[];
                                    message: string;
                                }[];
                            };
                            mails: {
                                id: string;
                                to: string;
                                subject: string;
                                /** @enum {string} */
                                state: "queued" | "sent" | "failed";
                                at: string;
                            }[];
                            consents: {
                                /** @enum {string} */
                                kind: "talentPool" | "marketing";
                                givenAt: string;
                                withdrawnAt: string | null;
                            }[];
                            notes: {
                                id: number;
                                text: string;
                                user: string | null;
                                at: string;
                            }[];
                            /** @description Other records that may be the same person, for staff to merge. */
                            duplicates: {
                                id: string;
                                name: string;
                                email: string;
                                /** @enum {string} */
                                by: "phone" | "name";
                            }[];
                        };
                    };
                };
            };
        };
        trace?: never;
    };
    "/candidates/{id}/correction": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Correction a candidate */
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
                        name: string;
                        email: string;
                        phone: string;
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
                            email: string;
                            phone: string;
                            tags: string[];
                            rating: number | null;
                            /** @description When they last wrote to us or we last emailed them. */
                            contactedAt: string;
                            applications: number;
                            messages: number;
                            /** @description The job they last applied for. */
                            lastJob: string;
                            /** @description When their consent to the talent pool ends; null if they are not in it. */
                            talentPoolUntil: string | null;
                            /** @description Every email address that they have used. */
                            emails: string[];
                            documents: {
                                applications: {
                                    id: string;
                                    reference: string;
                                    name: string;
                                    email: string;
                                    /** @description Like the name and email, as its sender typed it. Blank for messages. */
                                    phone: string;
                                    createdAt: string;
                                    isInBin: boolean;
                                    /** @description The files received by email, oldest first. */
                                    files: {
                                        id: string;
                                        name: string;
                                        /** @enum {string} */
                                        kind: "pdf" | "doc" | "docx";
                                        bytes: number;
                                        warnings: string[];
                                        /** @description Whether its text can be searched; null until it has been read. */
                                        text: ("read" | "empty" | "failed") | null;
                                    }[];
                                    jobTitle: string;
                                    stage: string;
                                    resume: {
                                        name: string;
                                        /** @enum {string} */
                                        kind: "pdf" | "doc" | "docx";
                                        bytes: number;
                                        warnings: string[];
                                        /** @description Whether its text can be searched; null until it has been read. */
                                        text: ("read" | "empty" | "failed") | null;
                                    } | null;
                                }[];
                                messages: {
                                    id: string;
                                    reference: string;
                                    name: string;
                                    email: string;
                                    /** @description Like the name and email, as its sender typed it. Blank for messages. */
                                    phone: string;
                                    createdAt: string;
                                    isInBin: boolean;
                                    /** @description The files received by email, oldest first. */
                                    files: {
                                        id: string;
                                        name: string;
                                        /** @enum {string} */
                                        kind: "pdf" | "doc" | "docx";
                                        bytes: number;
                                        warnings: string[];
                                        /** @description Whether its text can be searched; null until it has been read. */
                                        text: ("read" | "empty" | "failed") | null;
                                    }[];
                                    message: string;
                                }[];
                            };
                            mails: {
                                id: string;
                                to: string;
                                subject: string;
                                /** @enum {string} */
                                state: "queued" | "sent" | "failed";
                                at: string;
                            }[];
                            consents: {
                                /** @enum {string} */
                                kind: "talentPool" | "marketing";
                                givenAt: string;
                                withdrawnAt: string | null;
                            }[];
                            notes: {
                                id: number;
                                text: string;
                                user: string | null;
                                at: string;
                            }[];
                            /** @description Other records that may be the same person, for staff to merge. */
                            duplicates: {
                                id: string;
                                name: string;
                                email: string;
                                /** @enum {string} */
                                by: "phone" | "name";
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
    "/candidates/{id}/erasure": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Erasure a candidate */
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
                        /** @description The addresses on the record that are this person’s. By default, the record’s own address. */
                        emails?: string[];
                        /** @enum {string} */
                        requestedBy: "email" | "phone" | "post" | "inPerson";
                    };
                };
            };
            responses: {
                /** @description The certificate: what was erased, and what must be kept until when and why. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            at: string;
                            by: string;
                            why: string;
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
                            /** @description Other addresses on the same records. What came from them is left out, and so are the records’ notes and tags. */
                            otherAddresses: {
                                email: string;
                                applications: number;
                                messages: number;
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
    "/candidates/{id}/erasure/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Preview the candidate erasure */
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
                        /** @description The addresses on the record that are this person’s. By default, the record’s own address. */
                        emails?: string[];
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
                            /** @description Other addresses on the same records. What came from them is left out, and so are the records’ notes and tags. */
                            otherAddresses: {
                                email: string;
                                applications: number;
                                messages: number;
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
    "/candidates/{id}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Export a candidate */
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
                        /** @description The addresses on the record that are this person’s. By default, the record’s own address. */
                        emails?: string[];
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
    "/candidates/{id}/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Merge a candidate */
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
                        /** @description The record to merge into this one. */
                        other: string;
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
                            candidate: {
                                id: string;
                                name: string;
                                email: string;
                                phone: string;
                                tags: string[];
                                rating: number | null;
                                /** @description When they last wrote to us or we last emailed them. */
                                contactedAt: string;
                                applications: number;
                                messages: number;
                                /** @description The job they last applied for. */
                                lastJob: string;
                                /** @description When their consent to the talent pool ends; null if they are not in it. */
                                talentPoolUntil: string | null;
                                /** @description Every email address that they have used. */
                                emails: string[];
                                documents: {
                                    applications: {
                                        id: string;
                                        reference: string;
                                        name: string;
                                        email: string;
                                        /** @description Like the name and email, as its sender typed it. Blank for messages. */
                                        phone: string;
                                        createdAt: string;
                                        isInBin: boolean;
                                        /** @description The files received by email, oldest first. */
                                        files: {
                                            id: string;
                                            name: string;
                                            /** @enum {string} */
                                            kind: "pdf" | "doc" | "docx";
                                            bytes: number;
                                            warnings: string[];
                                            /** @description Whether its text can be searched; null until it has been read. */
                                            text: ("read" | "empty" | "failed") | null;
                                        }[];
                                        jobTitle: string;
                                        stage: string;
                                        resume: {
                                            name: string;
                                            /** @enum {string} */
                                            kind: "pdf" | "doc" | "docx";
                                            bytes: number;
                                            warnings: string[];
                                            /** @description Whether its text can be searched; null until it has been read. */
                                            text: ("read" | "empty" | "failed") | null;
                                        } | null;
                                    }[];
                                    messages: {
                                        id: string;
                                        reference: string;
                                        name: string;
                                        email: string;
                                        /** @description Like the name and email, as its sender typed it. Blank for messages. */
                                        phone: string;
                                        createdAt: string;
                                        isInBin: boolean;
                                        /** @description The files received by email, oldest first. */
                                        files: {
                                            id: string;
                                            name: string;
                                            /** @enum {string} */
                                            kind: "pdf" | "doc" | "docx";
                                            bytes: number;
                                            warnings: string[];
                                            /** @description Whether its text can be searched; null until it has been read. */
                                            text: ("read" | "empty" | "failed") | null;
                                        }[];
                                        message: string;
                                    }[];
                                };
                                mails: {
                                    id: string;
                                    to: string;
                                    subject: string;
                                    /** @enum {string} */
                                    state: "queued" | "sent" | "failed";
                                    at: string;
                                }[];
                                consents: {
                                    /** @enum {string} */
                                    kind: "talentPool" | "marketing";
                                    givenAt: string;
                                    withdrawnAt: string | null;
                                }[];
                                notes: {
                                    id: number;
                                    text: string;
                                    user: string | null;
                                    at: string;
                                }[];
                                /** @description Other records that may be the same person, for staff to merge. */
                                duplicates: {
                                    id: string;
                                    name: string;
                                    email: string;
                                    /** @enum {string} */
                                    by: "phone" | "name";
                                }[];
                            };
                            /** @description The request body for the split that undoes the merge. */
                            undo: {
                                /** @description Ids of the applications and messages that move to a new record. It has the details of the first application. */
                                documents: string[];
                                notes?: number[];
                                tags?: string[];
                                rating?: number | null;
                                /** @description The tags and rating of the record that stays. */
                                left?: {
                                    tags?: string[];
                                    rating?: number | null;
                                };
                            };
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
    "/candidates/{id}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create a candidate note */
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
                            name: string;
                            email: string;
                            phone: string;
                            tags: string[];
                            rating: number | null;
                            /** @description When they last wrote to us or we last emailed them. */
                            contactedAt: string;
                            applications: number;
                            messages: number;
                            /** @description The job they last applied for. */
                            lastJob: string;
                            /** @description When their consent to the talent pool ends; null if they are not in it. */
                            talentPoolUntil: string | null;
                            /** @description Every email address that they have used. */
                            emails: string[];
                            documents: {
                                applications: {
                                    id: string;
                                    reference: string;
                                    name: string;
                                    email: string;
                                    /** @description Like the name and email, as its sender typed it. Blank for messages. */
                                    phone: string;
                                    createdAt: string;
                                    isInBin: boolean;
                                    /** @description The files received by email, oldest first. */
                                    files: {
                                        id: string;
                                        name: string;
                                        /** @enum {string} */
                                        kind: "pdf" | "doc" | "docx";
                                        bytes: number;
                                        warnings: string[];
                                        /** @description Whether its text can be searched; null until it has been read. */
                                        text: ("read" | "empty" | "failed") | null;
                                    }[];
                                    jobTitle: string;
                                    stage: string;
                                    resume: {
                                        name: string;
                                        /** @enum {string} */
                                        kind: "pdf" | "doc" | "docx";
                                        bytes: number;
                                        warnings: string[];
                                        /** @description Whether its text can be searched; null until it has been read. */
                                        text: ("read" | "empty" | "failed") | null;
                                    } | null;
                                }[];
                                messages: {
                                    id: string;
                                    reference: string;
                                    name: string;
                                    email: string;
                                    /** @description Like the name and email, as its sender typed it. Blank for messages. */
                                    phone: string;
                                    createdAt: string;
                                    isInBin: boolean;
                                    /** @description The files received by email, oldest first. */
                                    files: {
                                        id: string;
                                        name: string;
                                        /** @enum {string} */
                                        kind: "pdf" | "doc" | "docx";
                                        bytes: number;
                                        warnings: string[];
                                        /** @description Whether its text can be searched; null until it has been read. */
                                        text: ("read" | "empty" | "failed") | null;
                                    }[];
                                    message: string;
                                }[];
                            };
                            mails: {
                                id: string;
                                to: string;
                                subject: string;
                                /** @enum {string} */
                                state: "queued" | "sent" | "failed";
                                at: string;
                            }[];
                            consents: {
                                /** @enum {string} */
                                kind: "talentPool" | "marketing";
                                givenAt: string;
                                withdrawnAt: string | null;
                            }[];
                            notes: {
                                id: number;
                                text: string;
                                user: string | null;
                                at: string;
                            }[];
                            /** @description Other records that may be the same person, for staff to merge. */
                            duplicates: {
                                id: string;
                                name: string;
                                email: string;
                                /** @enum {string} */
                                by: "phone" | "name";
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
    "/candidates/{id}/notes/{note}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a candidate note */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                    note: number;
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
    "/candidates/{id}/split": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Split a candidate */
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
                        /** @description Ids of the applications and messages that move to a new record. It has the details of the first application. */
                        documents: string[];
                        notes?: number[];
                        tags?: string[];
                        rating?: number | null;
                        /** @description The tags and rating of the record that stays. */
                        left?: {
                            tags?: string[];
                            rating?: number | null;
                        };
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
                            email: string;
                            phone: string;
                            tags: string[];
                            rating: number | null;
                            /** @description When they last wrote to us or we last emailed them. */
                            contactedAt: string;
                            applications: number;
                            messages: number;
                            /** @description The job they last applied for. */
                            lastJob: string;
                            /** @description When their consent to the talent pool ends; null if they are not in it. */
                            talentPoolUntil: string | null;
                            /** @description Every email address that they have used. */
                            emails: string[];
                            documents: {
                                applications: {
                                    id: string;
                                    reference: string;
                                    name: string;
                                    email: string;
                                    /** @description Like the name and email, as its sender typed it. Blank for messages. */
                                    phone: string;
                                    createdAt: string;
                                    isInBin: boolean;
                                    /** @description The files received by email, oldest first. */
                                    files: {
                                        id: string;
                                        name: string;
                                        /** @enum {string} */
                                        kind: "pdf" | "doc" | "docx";
                                        bytes: number;
                                        warnings: string[];
                                        /** @description Whether its text can be searched; null until it has been read. */
                                        text: ("read" | "empty" | "failed") | null;
                                    }[];
                                    jobTitle: string;
                                    stage: string;
                                    resume: {
                                        name: string;
                                        /** @enum {string} */
                                        kind: "pdf" | "doc" | "docx";
                                        bytes: number;
                                        warnings: string[];
                                        /** @description Whether its text can be searched; null until it has been read. */
                                        text: ("read" | "empty" | "failed") | null;
                                    } | null;
                                }[];
                                messages: {
                                    id: string;
                                    reference: string;
                                    name: string;
                                    email: string;
                                    /** @description Like the name and email, as its sender typed it. Blank for messages. */
                                    phone: string;
                                    createdAt: string;
                                    isInBin: boolean;
                                    /** @description The files received by email, oldest first. */
                                    files: {
                                        id: string;
                                        name: string;
                                        /** @enum {string} */
                                        kind: "pdf" | "doc" | "docx";
                                        bytes: number;
                                        warnings: string[];
                                        /** @description Whether its text can be searched; null until it has been read. */
                                        text: ("read" | "empty" | "failed") | null;
                                    }[];
                                    message: string;
                                }[];
                            };
                            mails: {
                                id: string;
                                to: string;
                                subject: string;
                                /** @enum {string} */
                                state: "queued" | "sent" | "failed";
                                at: string;
                            }[];
                            consents: {
                                /** @enum {string} */
                                kind: "talentPool" | "marketing";
                                givenAt: string;
                                withdrawnAt: string | null;
                            }[];
                            notes: {
                                id: number;
                                text: string;
                                user: string | null;
                                at: string;
                            }[];
                            /** @description Other records that may be the same person, for staff to merge. */
                            duplicates: {
                                id: string;
                                name: string;
                                email: string;
                                /** @enum {string} */
                                by: "phone" | "name";
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
                    /** @description A field, `updatedAt` or `closesAt`. Put `-` in front for descending order. */
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
                        action: "publish" | "unpublish" | "delete" | "restore" | "duplicate";
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
    "/content/{collection}/closing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Close, reopen or extend jobs */
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
                        entries: {
                            id: string;
                            version: number;
                            /** @description Closes it now; `null` opens it again. */
                            closedAs?: ("filled" | "withdrawn") | null;
                            /** @description The last day it is open; empty for none. */
                            lastDay?: "" | string;
                            /** @description When it expires. Send it only to undo a change. */
                            expiresAt?: string | null;
                        }[];
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
                            /** @description How many of those close within seven days. */
                            closing: number;
                            /** @description Applications in progress that are assigned to the current user. Null for roles that can’t see applications. */
                            assigned: number | null;
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
                            /** @description Applications with unread emails. Null for roles that can’t see applications. */
                            unreadEmails: number | null;
                            /** @description Vacancy briefs without a reply by the day promised. Null for roles that can’t see messages. */
                            overdueBriefs: number | null;
                            /** @description Why the mailbox for replies can’t be read. Null if it can, and for other roles. */
                            mailbox: string | null;
                            /** @description `unavailable`: the journal’s storage can’t be reached. `replaced`: another server has taken over. Otherwise null, as for other roles. */
                            journal: ("unavailable" | "replaced") | null;
                            /** @description Backup status: journal storage and `BACKUP_DIR`, whichever has a problem. Null if there are no backups, and for other roles. */
                            backup: {
                                at: string | null;
                                /** @description When a backup was last restored to test it. */
                                verifiedAt: string | null;
                                problem: ("failed" | "late" | "incomplete" | "unverified") | null;
                            } | null;
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
                    name: "applicationReceivedEmail" | "candidateLinkEmail" | "interviewOfferEmail" | "interviewEmail" | "interviewerEmail" | "applicationNoticeEmail" | "applicationWithdrawnEmail" | "newResumeEmail" | "newEmailNoticeEmail" | "messageNoticeEmail" | "complaintReceivedEmail" | "complaintNoticeEmail" | "briefReceivedEmail" | "briefNoticeEmail" | "replyEmail" | "jobInvitationEmail" | "alertConfirmationEmail" | "jobAlertEmail" | "invitationEmail" | "passwordResetEmail" | "accountChangeEmail" | "assignmentEmail" | "deletionNoticeEmail" | "deletionPausedEmail" | "uploadsStoppedEmail" | "manyUploadsEmail" | "backupProblemEmail" | "webhookPausedEmail" | "testEmail";
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
                    name: "applicationReceivedEmail" | "candidateLinkEmail" | "interviewOfferEmail" | "interviewEmail" | "interviewerEmail" | "applicationNoticeEmail" | "applicationWithdrawnEmail" | "newResumeEmail" | "newEmailNoticeEmail" | "messageNoticeEmail" | "complaintReceivedEmail" | "complaintNoticeEmail" | "briefReceivedEmail" | "briefNoticeEmail" | "replyEmail" | "jobInvitationEmail" | "alertConfirmationEmail" | "jobAlertEmail" | "invitationEmail" | "passwordResetEmail" | "accountChangeEmail" | "assignmentEmail" | "deletionNoticeEmail" | "deletionPausedEmail" | "uploadsStoppedEmail" | "manyUploadsEmail" | "backupProblemEmail" | "webhookPausedEmail" | "testEmail";
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
                        /** @description Those of `otherAddresses` that staff know to be the same person’s. */
                        alsoEmails?: string[];
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
                            /** @description Other addresses on the same records. What came from them is left out, and so are the records’ notes and tags. */
                            otherAddresses: {
                                email: string;
                                applications: number;
                                messages: number;
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
                        /** @description Those of `otherAddresses` that staff know to be the same person’s. */
                        alsoEmails?: string[];
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
                            /** @description Other addresses on the same records. What came from them is left out, and so are the records’ notes and tags. */
                            otherAddresses: {
                                email: string;
                                applications: number;
                                messages: number;
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
    "/exports/jobs.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export all jobs */
        get: {
            parameters: {
                query?: never;
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
    "/feeds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the job feeds, with the jobs that each leaves out */
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
                                name: string;
                                address: string;
                                jobs: number;
                                leftOut: number;
                                /** @description Whether it only has the 50 newest jobs. */
                                isNewest: boolean;
                                /** @description The first 50 jobs left out. */
                                items: {
                                    id: string;
                                    title: string;
                                    reason: string;
                                }[];
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
    "/imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List imports */
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
                                kind: string;
                                file: string;
                                /** @enum {string} */
                                state: "running" | "done" | "failed" | "undone";
                                isDryRun: boolean;
                                total: number;
                                done: number;
                                error: string | null;
                                startedAt: string;
                                finishedAt: string | null;
                                counts: {
                                    created: number;
                                    updated: number;
                                    unchanged: number;
                                    skipped: number;
                                };
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        /** Import the uploaded file, or do a dry run */
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
                        file: string;
                        /** @enum {string} */
                        kind?: "jobs" | "redirects";
                        /** @description The field of each column. */
                        mapping?: {
                            [key: string]: string;
                        };
                        isDryRun: boolean;
                        /**
                         * @description Publish what was public; otherwise everything is saved as a draft.
                         * @default true
                         */
                        publish?: boolean;
                        /**
                         * @description Redirect the old addresses of what is published.
                         * @default true
                         */
                        redirects?: boolean;
                        /**
                         * @description Download images from the old site.
                         * @default false
                         */
                        images?: boolean;
                        /**
                         * @description For jobs that do not name their sector, job type or contract type: its id or name.
                         * @default {}
                         */
                        defaults?: {
                            category?: string;
                            type?: string;
                            basis?: string;
                        };
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
                            kind: string;
                            file: string;
                            /** @enum {string} */
                            state: "running" | "done" | "failed" | "undone";
                            isDryRun: boolean;
                            total: number;
                            done: number;
                            error: string | null;
                            startedAt: string;
                            finishedAt: string | null;
                            counts: {
                                created: number;
                                updated: number;
                                unchanged: number;
                                skipped: number;
                            };
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
    "/imports/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Upload a file to import */
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
                        /** Format: binary */
                        file: string;
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
                            file: string;
                            name: string;
                            /** @enum {string} */
                            kind: "wordpress" | "jobs" | "redirects" | "previous-site";
                            total: number;
                            contents: {
                                [key: string]: number;
                            };
                            /** @description For a table: its columns, and which field each one fills. */
                            table: {
                                columns: string[];
                                examples: {
                                    [key: string]: string;
                                }[];
                                fields: {
                                    name: string;
                                    label: string;
                                }[];
                                /** @description The field of each column. */
                                mapping: {
                                    [key: string]: string;
                                };
                            } | null;
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
    "/imports/file/kind": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Read the uploaded file as a different type */
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
                        file: string;
                        /** @enum {string} */
                        kind: "jobs" | "redirects";
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
                            file: string;
                            name: string;
                            /** @enum {string} */
                            kind: "wordpress" | "jobs" | "redirects" | "previous-site";
                            total: number;
                            contents: {
                                [key: string]: number;
                            };
                            /** @description For a table: its columns, and which field each one fills. */
                            table: {
                                columns: string[];
                                examples: {
                                    [key: string]: string;
                                }[];
                                fields: {
                                    name: string;
                                    label: string;
                                }[];
                                /** @description The field of each column. */
                                mapping: {
                                    [key: string]: string;
                                };
                            } | null;
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
    "/imports/site": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Read the previous site */
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
                        address: string;
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
                            file: string;
                            name: string;
                            /** @enum {string} */
                            kind: "wordpress" | "jobs" | "redirects" | "previous-site";
                            total: number;
                            contents: {
                                [key: string]: number;
                            };
                            /** @description For a table: its columns, and which field each one fills. */
                            table: {
                                columns: string[];
                                examples: {
                                    [key: string]: string;
                                }[];
                                fields: {
                                    name: string;
                                    label: string;
                                }[];
                                /** @description The field of each column. */
                                mapping: {
                                    [key: string]: string;
                                };
                            } | null;
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
    "/imports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get an import and its progress */
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
                            kind: string;
                            file: string;
                            /** @enum {string} */
                            state: "running" | "done" | "failed" | "undone";
                            isDryRun: boolean;
                            total: number;
                            done: number;
                            error: string | null;
                            startedAt: string;
                            finishedAt: string | null;
                            counts: {
                                created: number;
                                updated: number;
                                unchanged: number;
                                skipped: number;
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
    "/imports/{id}/rows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the report of an import */
        get: {
            parameters: {
                query?: {
                    limit?: number;
                    offset?: number;
                    result?: "created" | "updated" | "unchanged" | "skipped";
                };
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
                                source: string;
                                type: string;
                                title: string;
                                /** @enum {string} */
                                result: "created" | "updated" | "unchanged" | "skipped";
                                reason: string;
                                documentId: string | null;
                            }[];
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
    "/imports/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Undo an import */
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
                            removed: number;
                            restored: number;
                            kept: string[];
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
    "/interviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List booked interviews from today onwards */
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
                                /**
                                 * @description `asked`: the candidate wants other times.
                                 * @enum {string}
                                 */
                                state: "offered" | "asked" | "booked" | "cancelled";
                                interviewer: {
                                    id: string;
                                    name: string;
                                };
                                application: {
                                    id: string;
                                    reference: string;
                                    jobTitle: string;
                                    candidate: string;
                                };
                                /** @description The times offered. */
                                times: string[];
                                /** @description Null until it is booked. */
                                startsAt: string | null;
                                minutes: number;
                                place: string;
                                note: string;
                                /** @description Whether the interviewer has another interview at the booked time. */
                                hasClash: boolean;
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
    "/interviews/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Replace an interview */
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
                        /** @description The interviewer. */
                        userId: string;
                        times: string[];
                        /** @description Books the time instead of offering it, because the candidate has agreed to it. Send only one time. */
                        isAgreed: boolean;
                        minutes: number;
                        place: string;
                        note: string;
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
        /** Delete an interview */
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
    "/jobs/figures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count the views and applications of jobs */
        get: {
            parameters: {
                query: {
                    ids: string;
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
                            views: number;
                            /** @description Excludes spam and the bin. Null for roles that can’t see applications. */
                            applications: number | null;
                            /** @description How many of those are new. */
                            new: number | null;
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
    "/jobs/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Search open jobs */
        get: {
            parameters: {
                query?: {
                    /** @description Words anywhere in the advert, or its reference. Other forms of a word match too, and so do typos. */
                    q?: string;
                    /** @description The id of a sector. */
                    category?: string;
                    /** @description The id of a job type. */
                    type?: string;
                    /** @description The id of a contract type. */
                    basis?: string;
                    remote?: "" | "on-site" | "hybrid" | "remote" | "not-remote";
                    /** @description A town, county, region, nation or postcode. */
                    place?: string;
                    /** @description How far from the place, in a straight line. Remote jobs then follow all others. If 0, or if `near` is null, jobs must name the place. A county, region or nation has all of its jobs. */
                    miles?: number;
                    /** @description The minimum pay, in pounds. Pay is compared using the hours in each advert, or 37.5 hours a week if it doesn’t give any. A year counts as 52 weeks, or 46 for day rates. */
                    pay?: number;
                    per?: "year" | "day" | "hour";
                    /** @description Posted within this many days. */
                    posted?: number;
                    /** @description Closing within this many days. */
                    closing?: number;
                    /** @description If empty: by relevance if there is a `q`, then nearest first if there are `miles`, then newest first. */
                    sort?: "" | "relevance" | "newest" | "pay" | "distance";
                    page?: number;
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
                                id: string;
                                title: string;
                                category: string | null;
                                type: string | null;
                                basis: string | null;
                                /** @enum {string} */
                                remote: "on-site" | "hybrid" | "remote";
                                place: string;
                                /** @description The pay in words. */
                                pay: string;
                                /** @description Amounts in pence; null if the advert does not give or show them. */
                                salary: {
                                    min: number | null;
                                    max: number | null;
                                    /** @enum {string} */
                                    unit: "year" | "month" | "week" | "day" | "hour";
                                };
                                /** @description The maximum pay, in pounds a year. Pay is compared using the hours in each advert, or 37.5 hours a week if it doesn’t give any. A year counts as 52 weeks, or 46 for day rates. */
                                yearly: number | null;
                                /** @description Hours a week; null if the advert does not give them. */
                                hours: number | null;
                                posted: string;
                                /** @description The last day to apply; empty if there is none. */
                                closing: string;
                                /** @description The distance from `near` to the nearest of the job’s places. */
                                miles: number | null;
                            }[];
                            total: number;
                            /** @description How many of `total` are the remote jobs that follow all others in a search by distance. */
                            fromHome: number;
                            /** @description The town, postcode district, county, region or nation that `place` names; null if it is not on our map. */
                            near: string | null;
                            /** @description Whether `near` is a county, region or nation, which has no distances. */
                            isRegion: boolean;
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
                query?: never;
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
                    kind?: "message" | "complaint" | "brief";
                    flagged?: "true" | "false";
                    unread?: "true" | "false";
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
                                /** @description The version that a change is based on. */
                                version: number;
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
                                /** @description How many emails about it have not been read. */
                                unreadEmails: number;
                                createdAt: string;
                                deletedAt: string | null;
                                /** @enum {string} */
                                kind: "message" | "complaint" | "brief";
                                website: string;
                                message: string;
                                /** @description The application that the message is about. */
                                application: {
                                    id: string;
                                    reference: string;
                                } | null;
                                /** @description The date by which the agency must reply to a vacancy brief. */
                                replyBy: string | null;
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
                        entries: {
                            id: string;
                            /** @description The version that the change is based on, as it was read. If missing, the response is 428. */
                            version?: number;
                        }[];
                        /** @description For an application, the id of a stage or `spam`. */
                        status?: string;
                        assignedTo?: string | null;
                        bin?: boolean;
                        /**
                         * @description Marks the emails about it as read. This needs no version.
                         * @enum {boolean}
                         */
                        emailsRead?: true;
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
                            changed: {
                                id: string;
                                /** @description The new version. */
                                version: number;
                            }[];
                            /** @description The ids to send to undo the changes. */
                            events: number[];
                            /** @description Those left as they are, because they were changed in the meantime. */
                            conflicts: {
                                id: string;
                                name: string;
                                /** @description The version now. Send it to make the change anyway. */
                                version: number;
                                /** @description Why this one was left as it is. */
                                message: string;
                                /** @description The later change; null if there is another reason. */
                                change: {
                                    /** @description Send it to undo a change of stage, of the assignment or to the bin. */
                                    id: number;
                                    /** @enum {string} */
                                    kind: "status" | "note" | "assignment" | "reply" | "unsent" | "bin" | "restore" | "candidate" | "candidateStatus" | "interview";
                                    text: string;
                                    user: string | null;
                                    at: string;
                                } | null;
                            }[];
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
                    kind?: "message" | "complaint" | "brief";
                    flagged?: "true" | "false";
                    unread?: "true" | "false";
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
    "/messages/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Undo changes */
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
                        events: number[];
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
                            undone: number;
                            /** @description Those left as they are, because they were changed in the meantime. */
                            conflicts: {
                                id: string;
                                name: string;
                                /** @description The version now. Send it to make the change anyway. */
                                version: number;
                                /** @description Why this one was left as it is. */
                                message: string;
                                /** @description The later change; null if there is another reason. */
                                change: {
                                    /** @description Send it to undo a change of stage, of the assignment or to the bin. */
                                    id: number;
                                    /** @enum {string} */
                                    kind: "status" | "note" | "assignment" | "reply" | "unsent" | "bin" | "restore" | "candidate" | "candidateStatus" | "interview";
                                    text: string;
                                    user: string | null;
                                    at: string;
                                } | null;
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
                            /** @description The version that a change is based on. */
                            version: number;
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
                            /** @description How many emails about it have not been read. */
                            unreadEmails: number;
                            createdAt: string;
                            deletedAt: string | null;
                            /** @enum {string} */
                            kind: "message" | "complaint" | "brief";
                            website: string;
                            message: string;
                            /** @description The application that the message is about. */
                            application: {
                                id: string;
                                reference: string;
                            } | null;
                            /** @description The date by which the agency must reply to a vacancy brief. */
                            replyBy: string | null;
                            /** @description The person’s record, created moments after they apply. */
                            candidateId: string | null;
                            /** @description Other records that may be the same person, for staff to merge. */
                            duplicates: {
                                id: string;
                                name: string;
                                email: string;
                                /** @enum {string} */
                                by: "phone" | "name";
                            }[];
                            history: {
                                /** @description Send it to undo a change of stage, of the assignment or to the bin. */
                                id: number;
                                /** @enum {string} */
                                kind: "status" | "note" | "assignment" | "reply" | "unsent" | "bin" | "restore" | "candidate" | "candidateStatus" | "interview";
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
                                /** @description Why it failed, in the email server’s words. */
                                error: string | null;
                            }[];
                            /** @description The emails received, oldest first. */
                            incoming: {
                                id: string;
                                from: {
                                    name: string;
                                    address: string;
                                };
                                /** @description Not sent from the address in the application or message. */
                                isFromOther: boolean;
                                /** @description Sent automatically, such as an out-of-office reply. */
                                isAutomatic: boolean;
                                subject: string;
                                text: string;
                                /** @description Earlier emails quoted at the end. */
                                quoted: string;
                                files: {
                                    id: string;
                                    name: string;
                                    /** @enum {string} */
                                    kind: "pdf" | "doc" | "docx";
                                    bytes: number;
                                    warnings: string[];
                                }[];
                                /** @description Attachments that were not saved. One without a name is the email itself. */
                                unsaved: {
                                    name: string;
                                    reason: string;
                                }[];
                                isUnread: boolean;
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
                header?: {
                    /** @description The version, such as `"3"`. Not needed if `version` is sent. */
                    "if-match"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description The version that the change is based on, as it was read. If missing, the response is 428. */
                        version?: number;
                        /** @description For an application, the id of a stage or `spam`. */
                        status?: string;
                        assignedTo?: string | null;
                        bin?: boolean;
                        /**
                         * @description Marks the emails about it as read. This needs no version.
                         * @enum {boolean}
                         */
                        emailsRead?: true;
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
                            /** @description The version that a change is based on. */
                            version: number;
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
                            /** @description How many emails about it have not been read. */
                            unreadEmails: number;
                            createdAt: string;
                            deletedAt: string | null;
                            /** @enum {string} */
                            kind: "message" | "complaint" | "brief";
                            website: string;
                            message: string;
                            /** @description The application that the message is about. */
                            application: {
                                id: string;
                                reference: string;
                            } | null;
                            /** @description The date by which the agency must reply to a vacancy brief. */
                            replyBy: string | null;
                            /** @description The person’s record, created moments after they apply. */
                            candidateId: string | null;
                            /** @description Other records that may be the same person, for staff to merge. */
                            duplicates: {
                                id: string;
                                name: string;
                                email: string;
                                /** @enum {string} */
                                by: "phone" | "name";
                            }[];
                            history: {
                                /** @description Send it to undo a change of stage, of the assignment or to the bin. */
                                id: number;
                                /** @enum {string} */
                                kind: "status" | "note" | "assignment" | "reply" | "unsent" | "bin" | "restore" | "candidate" | "candidateStatus" | "interview";
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
                                /** @description Why it failed, in the email server’s words. */
                                error: string | null;
                            }[];
                            /** @description The emails received, oldest first. */
                            incoming: {
                                id: string;
                                from: {
                                    name: string;
                                    address: string;
                                };
                                /** @description Not sent from the address in the application or message. */
                                isFromOther: boolean;
                                /** @description Sent automatically, such as an out-of-office reply. */
                                isAutomatic: boolean;
                                subject: string;
                                text: string;
                                /** @description Earlier emails quoted at the end. */
                                quoted: string;
                                files: {
                                    id: string;
                                    name: string;
                                    /** @enum {string} */
                                    kind: "pdf" | "doc" | "docx";
                                    bytes: number;
                                    warnings: string[];
                                }[];
                                /** @description Attachments that were not saved. One without a name is the email itself. */
                                unsaved: {
                                    name: string;
                                    reason: string;
                                }[];
                                isUnread: boolean;
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
    "/messages/{id}/emails/{email}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a failed email again */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                    email: string;
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
                            /** @description The version that a change is based on. */
                            version: number;
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
                            /** @description How many emails about it have not been read. */
                            unreadEmails: number;
                            createdAt: string;
                            deletedAt: string | null;
                            /** @enum {string} */
                            kind: "message" | "complaint" | "brief";
                            website: string;
                            message: string;
                            /** @description The application that the message is about. */
                            application: {
                                id: string;
                                reference: string;
                            } | null;
                            /** @description The date by which the agency must reply to a vacancy brief. */
                            replyBy: string | null;
                            /** @description The person’s record, created moments after they apply. */
                            candidateId: string | null;
                            /** @description Other records that may be the same person, for staff to merge. */
                            duplicates: {
                                id: string;
                                name: string;
                                email: string;
                                /** @enum {string} */
                                by: "phone" | "name";
                            }[];
                            history: {
                                /** @description Send it to undo a change of stage, of the assignment or to the bin. */
                                id: number;
                                /** @enum {string} */
                                kind: "status" | "note" | "assignment" | "reply" | "unsent" | "bin" | "restore" | "candidate" | "candidateStatus" | "interview";
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
                                /** @description Why it failed, in the email server’s words. */
                                error: string | null;
                            }[];
                            /** @description The emails received, oldest first. */
                            incoming: {
                                id: string;
                                from: {
                                    name: string;
                                    address: string;
                                };
                                /** @description Not sent from the address in the application or message. */
                                isFromOther: boolean;
                                /** @description Sent automatically, such as an out-of-office reply. */
                                isAutomatic: boolean;
                                subject: string;
                                text: string;
                                /** @description Earlier emails quoted at the end. */
                                quoted: string;
                                files: {
                                    id: string;
                                    name: string;
                                    /** @enum {string} */
                                    kind: "pdf" | "doc" | "docx";
                                    bytes: number;
                                    warnings: string[];
                                }[];
                                /** @description Attachments that were not saved. One without a name is the email itself. */
                                unsaved: {
                                    name: string;
                                    reason: string;
                                }[];
                                isUnread: boolean;
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
    "/messages/{id}/files/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a message file */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                    file: string;
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
                            /** @description The version that a change is based on. */
                            version: number;
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
                            /** @description How many emails about it have not been read. */
                            unreadEmails: number;
                            createdAt: string;
                            deletedAt: string | null;
                            /** @enum {string} */
                            kind: "message" | "complaint" | "brief";
                            website: string;
                            message: string;
                            /** @description The application that the message is about. */
                            application: {
                                id: string;
                                reference: string;
                            } | null;
                            /** @description The date by which the agency must reply to a vacancy brief. */
                            replyBy: string | null;
                            /** @description The person’s record, created moments after they apply. */
                            candidateId: string | null;
                            /** @description Other records that may be the same person, for staff to merge. */
                            duplicates: {
                                id: string;
                                name: string;
                                email: string;
                                /** @enum {string} */
                                by: "phone" | "name";
                            }[];
                            history: {
                                /** @description Send it to undo a change of stage, of the assignment or to the bin. */
                                id: number;
                                /** @enum {string} */
                                kind: "status" | "note" | "assignment" | "reply" | "unsent" | "bin" | "restore" | "candidate" | "candidateStatus" | "interview";
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
                                /** @description Why it failed, in the email server’s words. */
                                error: string | null;
                            }[];
                            /** @description The emails received, oldest first. */
                            incoming: {
                                id: string;
                                from: {
                                    name: string;
                                    address: string;
                                };
                                /** @description Not sent from the address in the application or message. */
                                isFromOther: boolean;
                                /** @description Sent automatically, such as an out-of-office reply. */
                                isAutomatic: boolean;
                                subject: string;
                                text: string;
                                /** @description Earlier emails quoted at the end. */
                                quoted: string;
                                files: {
                                    id: string;
                                    name: string;
                                    /** @enum {string} */
                                    kind: "pdf" | "doc" | "docx";
                                    bytes: number;
                                    warnings: string[];
                                }[];
                                /** @description Attachments that were not saved. One without a name is the email itself. */
                                unsaved: {
                                    name: string;
                                    reason: string;
                                }[];
                                isUnread: boolean;
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
                            /** @description The version that a change is based on. */
                            version: number;
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
                            /** @description How many emails about it have not been read. */
                            unreadEmails: number;
                            createdAt: string;
                            deletedAt: string | null;
                            /** @enum {string} */
                            kind: "message" | "complaint" | "brief";
                            website: string;
                            message: string;
                            /** @description The application that the message is about. */
                            application: {
                                id: string;
                                reference: string;
                            } | null;
                            /** @description The date by which the agency must reply to a vacancy brief. */
                            replyBy: string | null;
                            /** @description The person’s record, created moments after they apply. */
                            candidateId: string | null;
                            /** @description Other records that may be the same person, for staff to merge. */
                            duplicates: {
                                id: string;
                                name: string;
                                email: string;
                                /** @enum {string} */
                                by: "phone" | "name";
                            }[];
                            history: {
                                /** @description Send it to undo a change of stage, of the assignment or to the bin. */
                                id: number;
                                /** @enum {string} */
                                kind: "status" | "note" | "assignment" | "reply" | "unsent" | "bin" | "restore" | "candidate" | "candidateStatus" | "interview";
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
                                /** @description Why it failed, in the email server’s words. */
                                error: string | null;
                            }[];
                            /** @description The emails received, oldest first. */
                            incoming: {
                                id: string;
                                from: {
                                    name: string;
                                    address: string;
                                };
                                /** @description Not sent from the address in the application or message. */
                                isFromOther: boolean;
                                /** @description Sent automatically, such as an out-of-office reply. */
                                isAutomatic: boolean;
                                subject: string;
                                text: string;
                                /** @description Earlier emails quoted at the end. */
                                quoted: string;
                                files: {
                                    id: string;
                                    name: string;
                                    /** @enum {string} */
                                    kind: "pdf" | "doc" | "docx";
                                    bytes: number;
                                    warnings: string[];
                                }[];
                                /** @description Attachments that were not saved. One without a name is the email itself. */
                                unsaved: {
                                    name: string;
                                    reason: string;
                                }[];
                                isUnread: boolean;
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
    "/multi-posters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List multi-posters */
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
                            address: string;
                            items: {
                                id: string;
                                name: string;
                                username: string;
                                isActive: boolean;
                                /** @description The id of the entry for each term; empty for a term without one. */
                                words: {
                                    category: {
                                        [key: string]: string;
                                    };
                                    type: {
                                        [key: string]: string;
                                    };
                                    basis: {
                                        [key: string]: string;
                                    };
                                };
                                createdAt: string;
                                lastUsedAt: string | null;
                            }[];
                            posts: {
                                id: number;
                                poster: string;
                                at: string;
                                reference: string;
                                title: string;
                                /** @enum {string} */
                                result: "added" | "updated" | "closed" | "rejected";
                                messages: string[];
                                jobId: string | null;
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        /** Add a multi-poster; the response shows its password once */
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
                            poster: {
                                id: string;
                                name: string;
                                username: string;
                                isActive: boolean;
                                /** @description The id of the entry for each term; empty for a term without one. */
                                words: {
                                    category: {
                                        [key: string]: string;
                                    };
                                    type: {
                                        [key: string]: string;
                                    };
                                    basis: {
                                        [key: string]: string;
                                    };
                                };
                                createdAt: string;
                                lastUsedAt: string | null;
                            };
                            /** @description The password, which is not shown again. */
                            password: string;
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
    "/multi-posters/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Map a multi-poster’s terms to entries */
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
                        words: {
                            category: {
                                [key: string]: string;
                            };
                            type: {
                                [key: string]: string;
                            };
                            basis: {
                                [key: string]: string;
                            };
                        };
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
                            username: string;
                            isActive: boolean;
                            /** @description The id of the entry for each term; empty for a term without one. */
                            words: {
                                category: {
                                    [key: string]: string;
                                };
                                type: {
                                    [key: string]: string;
                                };
                                basis: {
                                    [key: string]: string;
                                };
                            };
                            createdAt: string;
                            lastUsedAt: string | null;
                        };
                    };
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
    "/multi-posters/{id}/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Replace a multi-poster’s password; the old one stops working */
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
                            poster: {
                                id: string;
                                name: string;
                                username: string;
                                isActive: boolean;
                                /** @description The id of the entry for each term; empty for a term without one. */
                                words: {
                                    category: {
                                        [key: string]: string;
                                    };
                                    type: {
                                        [key: string]: string;
                                    };
                                    basis: {
                                        [key: string]: string;
                                    };
                                };
                                createdAt: string;
                                lastUsedAt: string | null;
                            };
                            /** @description The password, which is not shown again. */
                            password: string;
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
    "/multi-posters/{id}/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Revoke a multi-poster’s access; its jobs stay */
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
                            name: string;
                            username: string;
                            isActive: boolean;
                            /** @description The id of the entry for each term; empty for a term without one. */
                            words: {
                                category: {
                                    [key: string]: string;
                                };
                                type: {
                                    [key: string]: string;
                                };
                                basis: {
                                    [key: string]: string;
                                };
                            };
                            createdAt: string;
                            lastUsedAt: string | null;
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
                            /** @description The mailbox for replies; null if it is off. */
                            incoming: {
                                address: string;
                                /** @description When the mailbox was last read; null if it has not been since the server started. */
                                checkedAt: string | null;
                                /** @description Why the mailbox can’t be read at the moment. */
                                error: string | null;
                                /** @description Emails in the mailbox that aren’t replies to ours. */
                                unmatched: number;
                            } | null;
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
    "/posted-jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Post, update or delete a job */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/xml": {
                        command: string;
                        username: string;
                        password: string;
                        job_reference: string;
                    } & {
                        [key: string]: unknown;
                    };
                    "text/xml": {
                        command: string;
                        username: string;
                        password: string;
                        job_reference: string;
                    } & {
                        [key: string]: unknown;
                    };
                    "application/x-www-form-urlencoded": {
                        command: string;
                        username: string;
                        password: string;
                        job_reference: string;
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
    "/posted-jobs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Find which multi-poster posted a job */
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
                            poster: string;
                            reference: string;
                            postedAt: string;
                            updatedAt: string;
                            applicationEmail: string;
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
                         * @description The page on which to show the entry.
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
                         * @description The page on which to show the entry.
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
    "/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List reports */
        get: {
            parameters: {
                query?: {
                    from?: string;
                    to?: string;
                    job?: string;
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
                            applications: number;
                            stages: {
                                id: string;
                                name: string;
                                /** @description How many applications reached this stage or, on the way to a placement, a later one. */
                                reached: number;
                                /** @description The median, in days since the application arrived; null if there is none. */
                                days: number | null;
                            }[];
                            jobs: {
                                /** @description Empty for unassigned, an unknown source or no job in particular. */
                                id: string;
                                name: string;
                                applications: number;
                                /** @description How many got beyond the stages of the type New. */
                                progressed: number;
                                hired: number;
                                /** @description The median, in days since the application arrived; null if there is none. */
                                daysToProgress: number | null;
                                /** @description The median, in days since the application arrived; null if there is none. */
                                daysToHire: number | null;
                            }[];
                            sources: {
                                /** @description Empty for unassigned, an unknown source or no job in particular. */
                                id: string;
                                name: string;
                                applications: number;
                                /** @description How many got beyond the stages of the type New. */
                                progressed: number;
                                hired: number;
                                /** @description The median, in days since the application arrived; null if there is none. */
                                daysToProgress: number | null;
                                /** @description The median, in days since the application arrived; null if there is none. */
                                daysToHire: number | null;
                            }[];
                            consultants: {
                                /** @description Empty for unassigned, an unknown source or no job in particular. */
                                id: string;
                                name: string;
                                applications: number;
                                /** @description How many got beyond the stages of the type New. */
                                progressed: number;
                                hired: number;
                                /** @description The median, in days since the application arrived; null if there is none. */
                                daysToProgress: number | null;
                                /** @description The median, in days since the application arrived; null if there is none. */
                                daysToHire: number | null;
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
    "/reports/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the reports export */
        get: {
            parameters: {
                query: {
                    from?: string;
                    to?: string;
                    job?: string;
                    table: "stages" | "jobs" | "sources" | "consultants";
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
    "/session/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get your notification settings */
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
                            /**
                             * @description When you are emailed about applications and messages that are assigned to you.
                             * @enum {string}
                             */
                            notify: "now" | "daily" | "none";
                        };
                    };
                };
            };
        };
        /** Change your notification settings */
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
                        /**
                         * @description When you are emailed about applications and messages that are assigned to you.
                         * @enum {string}
                         */
                        notify: "now" | "daily" | "none";
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
                            /**
                             * @description When you are emailed about applications and messages that are assigned to you.
                             * @enum {string}
                             */
                            notify: "now" | "daily" | "none";
                        };
                    };
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
    "/session/single-sign-on": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Go to the provider to log in */
        get: {
            parameters: {
                query?: {
                    again?: "";
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
    "/session/single-sign-on/callback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Return from the provider after logging in */
        get: {
            parameters: {
                query?: never;
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
    "/session/ways": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the ways to log in */
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
                            singleSignOn: {
                                name: string;
                                required: boolean;
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
                                name: "sample" | "details" | "brand" | "home" | "sectors" | "job" | "notices" | "email" | "secondFactor";
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
                        /** @description Those of `otherAddresses` that staff know to be the same person’s. */
                        alsoEmails?: string[];
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
    "/subject-exports/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Preview subject exports */
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
                        /** @description Those of `otherAddresses` that staff know to be the same person’s. */
                        alsoEmails?: string[];
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
                            applications: number;
                            messages: number;
                            /** @description Other addresses on the same records. What came from them is left out, and so are the records’ notes and tags. */
                            otherAddresses: {
                                email: string;
                                applications: number;
                                messages: number;
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
    "/webhook-deliveries/{id}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send an event again */
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
    "/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List webhooks */
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
                                url: string;
                                events: ("job.published" | "job.closed" | "application.received" | "application.stage_changed" | "candidate.erased")[];
                                includePersonalData: boolean;
                                /** @enum {string} */
                                state: "active" | "failing" | "paused";
                                failingSince: string | null;
                                createdAt: string;
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        /** Create a webhook; the response shows its secret once */
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
                        url: string;
                        events: ("job.published" | "job.closed" | "application.received" | "application.stage_changed" | "candidate.erased")[];
                        /**
                         * @description Send the candidate’s name, email, phone and cover letter.
                         * @default false
                         */
                        includePersonalData?: boolean;
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
                            webhook: {
                                id: string;
                                url: string;
                                events: ("job.published" | "job.closed" | "application.received" | "application.stage_changed" | "candidate.erased")[];
                                includePersonalData: boolean;
                                /** @enum {string} */
                                state: "active" | "failing" | "paused";
                                failingSince: string | null;
                                createdAt: string;
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
    "/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a webhook and its log */
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
        /** Change, pause or restart a webhook */
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
                        url?: string;
                        events?: ("job.published" | "job.closed" | "application.received" | "application.stage_changed" | "candidate.erased")[];
                        includePersonalData?: boolean;
                        /** @description Events are held while it is paused. */
                        paused?: boolean;
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
                            url: string;
                            events: ("job.published" | "job.closed" | "application.received" | "application.stage_changed" | "candidate.erased")[];
                            includePersonalData: boolean;
                            /** @enum {string} */
                            state: "active" | "failing" | "paused";
                            failingSince: string | null;
                            createdAt: string;
                        };
                    };
                };
            };
        };
        trace?: never;
    };
    "/webhooks/{id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the deliveries of the last 30 days */
        get: {
            parameters: {
                query?: {
                    limit?: number;
                    offset?: number;
                };
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
                                id: string;
                                event: string;
                                at: string;
                                /** @enum {string} */
                                state: "queued" | "delivered" | "failed";
                                attempts: number;
                                attemptedAt: string | null;
                                nextAt: string | null;
                                durationMs: number | null;
                                status: number | null;
                                /** @description The first kilobyte of the response, or why there was none. */
                                response: string;
                            }[];
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
    "/webhooks/{id}/secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Replace a webhook’s secret */
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
                            webhook: {
                                id: string;
                                url: string;
                                events: ("job.published" | "job.closed" | "application.received" | "application.stage_changed" | "candidate.erased")[];
                                includePersonalData: boolean;
                                /** @enum {string} */
                                state: "active" | "failing" | "paused";
                                failingSince: string | null;
                                createdAt: string;
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
    "/webhooks/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a test event, even while the webhook is paused */
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
                            id: string;
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
            /**
             * @description `standard`: visitors see the standard content of a singleton, because nothing has been published.
             * @enum {string}
             */
            status: "draft" | "live" | "changed" | "scheduled" | "expired" | "standard";
            position: number;
            publishAt: string | null;
            expiresAt: string | null;
            /** @description `expiresAt`, or the end of its last day, such as a job’s closing date. */
            closesAt: string | null;
            /** @description Why it was closed early. */
            closedAs: ("filled" | "withdrawn") | null;
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
