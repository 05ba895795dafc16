import { speak } from '@wordpress/a11y';
import { useEffect, useRef } from '@wordpress/element';

/**
 * Announces the message of a field that the shopper left, without interrupting other speech. If several messages
 * appear together, we announce none: the focus moves to their first field, which describes its error. `isQuiet`
 * returns true if something else announces the new messages.
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
