import { useEffect, useRef } from '@wordpress/element';
import {
	NoticeBanner,
	type NoticeStatus,
} from '../notice-banner/notice-banner';
import { RichText } from '../rich-text/rich-text';
import { Button } from '../button/button';

/** How long a snackbar stays (docs/contract/cart-and-checkout.md 9, "Limits and timings"). */
export const SNACKBAR_TIMEOUT_MS = 10_000;

/** Something that can be done about a message; a `url` makes it a link. */
export interface SnackbarAction {
	label: string;
	url?: string;
	onSelect?: () => void;
}

export interface SnackbarNotice {
	id: string;
	status: NoticeStatus;
	/** HTML, sanitised where it is shown. */
	content: string;
	/** Whether it stays until it is dismissed by hand. */
	explicitDismiss?: boolean;
	/** What is announced; `''` for nothing. */
	spokenMessage?: string;
	/** Tells two tellings of the same apart, by identity: a new one is announced, and has its time, again. */
	announcementKey?: unknown;
	/** Default none. What was done is no news any more: the message goes. */
	actions?: readonly SnackbarAction[];
}

const NO_ACTIONS: readonly SnackbarAction[] = [];

export interface SnackbarProps {
	notice: SnackbarNotice;
	/** Keeps it from going; afterwards its time starts anew. */
	isPaused: boolean;
	onRemove: ( id: string ) => void;
}

/** One message of a list of snackbars. A new text or occasion under the same id has its own ten seconds. */
export const Snackbar = ( { notice, isPaused, onRemove }: SnackbarProps ) => {
	const {
		id,
		content,
		status,
		explicitDismiss,
		spokenMessage,
		announcementKey,
		actions = NO_ACTIONS,
	} = notice;
	// Others that come and go may change how a message is removed, but not when.
	const latestOnRemove = useRef( onRemove );
	useEffect( () => {
		latestOnRemove.current = onRemove;
	} );
	useEffect( () => {
		if ( isPaused || explicitDismiss ) {
			return;
		}
		const timer = setTimeout(
			() => latestOnRemove.current( id ),
			SNACKBAR_TIMEOUT_MS
		);
		return () => clearTimeout( timer );
	}, [ id, content, announcementKey, isPaused, explicitDismiss ] );

	return (
		<div className="wc-block-components-notice-snackbar">
			<NoticeBanner
				status={ status }
				spokenMessage={ spokenMessage }
				announcementKey={ announcementKey }
				onRemove={ () => onRemove( id ) }
			>
				<RichText html={ content } />
				{ actions.map( ( { label, url, onSelect } ) => (
					<Button
						key={ label }
						variant="link"
						className="wc-block-components-notice-snackbar__action"
						{ ...( url && { href: url } ) }
						onClick={ () => {
							onRemove( id );
							onSelect?.();
						} }
					>
						{ label }
					</Button>
				) ) }
			</NoticeBanner>
		</div>
	);
};
