import { speak } from '@wordpress/a11y';
import { useEffect, useRef } from '@wordpress/element';
import type { NoticeGroup } from './group-notices';

/**
 * Announces each notice of a group once. Adding or removing a notice doesn't repeat the others; a notice created
 * again counts as new. Errors are assertive, other notices polite. `summary`, the line above the notices, is
 * announced when it appears.
 */
export const useAnnounceNotices = (
	group: NoticeGroup,
	summary = ''
): void => {
	const { status, notices } = group;
	const announced = useRef( {
		summary: '',
		announcementKeys: new Set< object >(),
	} );

	useEffect( () => {
		const { summary: announcedSummary, announcementKeys } =
			announced.current;
		announced.current = {
			summary,
			announcementKeys: new Set(
				notices.map( ( { announcementKey } ) => announcementKey )
			),
		};
		const newMessages = new Set(
			notices
				.filter(
					( { announcementKey } ) =>
						! announcementKeys.has( announcementKey )
				)
				.map( ( { spokenMessage } ) => spokenMessage )
				.filter( Boolean )
		);
		if ( newMessages.size > 0 ) {
			const lines = [
				summary === announcedSummary ? '' : summary,
				...newMessages,
			];
			speak(
				lines.filter( Boolean ).join( '\n' ),
				status === 'error' ? 'assertive' : 'polite'
			);
		}
	}, [ status, notices, summary ] );
};
