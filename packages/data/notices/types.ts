export type NoticeStatus = 'info' | 'success' | 'warning' | 'error' | 'default';

export interface NoticeAction {
	label: string;
	url?: string | null;
	onClick?: ( () => void ) | null;
}

/** In the format of WordPress's own store, which add-ons know. */
export interface Notice {
	id: string;
	status: NoticeStatus;
	/** HTML. We sanitize it where we render it. */
	content: string;
	/** What screen readers announce; `null` for nothing. */
	spokenMessage: string | null;
	/** `snackbar`: a short message in a corner of the page. */
	type: 'default' | 'snackbar';
	isDismissible: boolean;
	/** Whether a snackbar stays until the shopper dismisses it. */
	explicitDismiss: boolean;
	actions: readonly NoticeAction[];
	icon: unknown;
	onDismiss?: ( () => void ) | undefined;
	__unstableHTML: boolean | undefined;
}

export interface NoticeOptions {
	/** Where it shows: see `NOTICE_CONTEXTS`. Default `global`. */
	context?: string | undefined;
	/** Replaces a notice with the same id and context. Default: a new id. */
	id?: string | undefined;
	/** Default `default`. */
	type?: Notice[ 'type' ] | undefined;
	/** Default `true`. */
	isDismissible?: boolean | undefined;
	/** Default `false`. */
	explicitDismiss?: boolean | undefined;
	/** Whether screen readers announce it. Default `true`. */
	speak?: boolean | undefined;
	actions?: readonly NoticeAction[] | undefined;
	icon?: unknown;
	onDismiss?: ( () => void ) | undefined;
	__unstableHTML?: boolean | undefined;
}

export type NoticesState = Readonly< Record< string, readonly Notice[] > >;
