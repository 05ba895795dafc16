import { useEffect, useRef } from '@wordpress/element';
import {
	NoticeBanner,
	type NoticeStatus,
} from '../notice-banner/notice-banner';
import { RichText } from '../rich-text/rich-text';
import { Button } from '../button/button';

/** See docs/contract/cart-and-checkout.md 9, "Limits and timings". */
export const SNACKBAR_TIMEOUT_MS = 10_000;

/** With `url`, a link. */
export interface SnackbarAction {
	label: string;
	url?: string;
	onSelect?: () => void;
}

export interface SnackbarNotice {
	id: string;
	status: NoticeStatus;
	/** HTML; rendering sanitizes it. */
	content: string;
	/** Stays until the shopper dismisses it. */
	explicitDismiss?: boolean;
	/** `''` announces nothing. */
	spokenMessage?: string;
	/** If its identity changes, the same message is announced again and its timeout restarts. */
	announcementKey?: unknown;
	/** Running an action removes the message. */
	actions?: readonly SnackbarAction[];
}

const NO_ACTIONS: readonly SnackbarAction[] = [];

export interface SnackbarProps {
	notice: SnackbarNotice;
	/** The timeout restarts after the pause. */
	isPaused: boolean;
	onRemove: ( id: string ) => void;
}

/** A new text or `announcementKey` under the same id restarts the timeout. */
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
	// A new `onRemove` function must not restart the timeout.
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
