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
export const useSpeakNews = ( group: NoticeGroup, summary = '' ): void => {
	const { status, notices } = group;
	const said = useRef( {
		summary: '',
		occasions: new Set< object >(),
	} );

	useEffect( () => {
		const { summary: saidSummary, occasions } = said.current;
		said.current = {
			summary,
			occasions: new Set( notices.map( ( { occasion } ) => occasion ) ),
		};
		const news = new Set(
			notices
				.filter( ( { occasion } ) => ! occasions.has( occasion ) )
				.map( ( { spokenMessage } ) => spokenMessage )
				.filter( Boolean )
		);
		if ( news.size > 0 ) {
			const lines = [ summary === saidSummary ? '' : summary, ...news ];
			speak(
				lines.filter( Boolean ).join( '\n' ),
				status === 'error' ? 'assertive' : 'polite'
			);
		}
	}, [ status, notices, summary ] );
};
