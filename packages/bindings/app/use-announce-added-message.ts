import { speak } from '@wordpress/a11y';
import { useEffect, useRef } from '@wordpress/element';

/**
 * Announces the message of a field that was left, without interrupting other speech. Messages that appear together are
 * not announced: the focus moves to the first of their fields, which describes its error.
 *
 * @param messages Visible messages by field.
 * @param isQuiet  Whether something else announces the new messages.
 */
export const useAnnounceAddedMessage = (
	messages: Readonly< Record< string, string > >,
	isQuiet: () => boolean = () => false
): void => {
	const known = useRef( messages );
	useEffect( () => {
		const [ added, ...others ] = Object.entries( messages ).filter(
			( [ id, message ] ) => known.current[ id ] !== message
		);
		known.current = messages;
		if ( added && others.length === 0 && ! isQuiet() ) {
			speak( added[ 1 ], 'polite' );
		}
	} );
};
