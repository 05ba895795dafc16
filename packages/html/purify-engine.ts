import createDOMPurify, { type Config } from 'dompurify';
import { getPolicy, SAFE_URL } from '@shopfront/text';
import { DROPPED_TAGS } from './allow-lists';
import type { Engine } from './engine';

type PurifierPolicy = NonNullable< Config[ 'TRUSTED_TYPES_POLICY' ] >;

/** DOMPurify, for browsers without their own sanitizer. `null` if it doesn't work in this browser. */
export const createPurifyEngine = ( view: typeof window ): Engine | null => {
	const purifier = createDOMPurify( view );
	if ( ! purifier.isSupported ) {
		// It would return its input unchanged.
		return null;
	}
	const policy = getPolicy( view );
	return ( html, { tags, svgTags = [], attributes, hasData = false } ) =>
		purifier.sanitize( html, {
			ALLOWED_TAGS: [ ...tags, ...svgTags ].map( ( name ) =>
				name.toLowerCase()
			),
			ALLOWED_ATTR: attributes.map( ( name ) => name.toLowerCase() ),
			FORBID_CONTENTS: [ ...DROPPED_TAGS ],
			// DOMPurify strips white space and control characters before it tests the URL.
			ALLOWED_URI_REGEXP: SAFE_URL,
			ALLOW_DATA_ATTR: hasData,
			ALLOW_ARIA_ATTR: false,
			ALLOW_SELF_CLOSE_IN_ATTR: true,
			RETURN_DOM_FRAGMENT: true,
			// DOMPurify would otherwise create its own policy.
			...( policy && { TRUSTED_TYPES_POLICY: policy as PurifierPolicy } ),
		} );
};
