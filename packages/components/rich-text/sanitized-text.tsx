import { lazySanitizer, trustedHtml, type AllowList } from '@shopfront/html';
import { htmlToText } from '@shopfront/text';
import { useEffect, useMemo, useSyncExternalStore } from '@wordpress/element';

export interface SanitizedTextProps {
	html: string;
	allow: AllowList;
	as: 'span' | 'div' | 'p';
	className?: string;
}

/**
 * For HTML that needs the lazy sanitizer. Shows plain text until it has loaded, or if it fails to load. Links and
 * emphasis don't change the space that the text takes.
 */
export const SanitizedText = ( {
	html,
	allow,
	as: Element,
	className,
}: SanitizedTextProps ) => {
	const sanitize = useSyncExternalStore(
		lazySanitizer.subscribe,
		lazySanitizer.get,
		lazySanitizer.get
	);
	useEffect( () => {
		void lazySanitizer.fetch();
	}, [ html ] );
	const clean = useMemo(
		() => sanitize && { __html: trustedHtml( sanitize( html, allow ) ) },
		[ sanitize, html, allow ]
	);
	return clean === null ? (
		<Element className={ className }>{ htmlToText( html ) }</Element>
	) : (
		<Element className={ className } dangerouslySetInnerHTML={ clean } />
	);
};
