import { speak } from '@wordpress/a11y';
import { useEffect, useRef } from '@wordpress/element';
import type { NoticeGroup } from './group-notices';

/**
 * Announces the notices of a group, each once: one that comes does not have the others read again, nor does one that
 * goes. A notice that is told anew counts as new. An error interrupts, others wait.
 *
 * @param group   What is shown.
 * @param summary The line above them, read when it appears.
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
