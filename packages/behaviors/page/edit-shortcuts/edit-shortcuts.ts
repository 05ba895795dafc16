import type { Behavior } from '@shopfront/behaviors/engine/behavior';
import { readSiteSettings } from '@shopfront/behaviors/engine/site-settings';
import { isSafeUrl } from '@shopfront/text';

/** The URL may be relative. */
const addParameter = ( url: string, name: string, value: string ): string => {
	const [ address = '', ...hash ] = url.split( '#' );
	const separator = address.includes( '?' ) ? '&' : '?';
	return [
		`${ address }${ separator }${ name }=${ encodeURIComponent( value ) }`,
		...hash,
	].join( '#' );
};

/** Links to the content's editors, for users who may edit it (docs/contract/site-behaviors.md 1). */
export const mount: Behavior[ 'mount' ] = ( element ) => {
	const { ownerDocument: page, dataset } = element;
	const { get, text } = readSiteSettings( page.defaultView ?? window );
	if (
		! [ true, 1, '1' ].includes( get( 'user', 'can_edit_pages' ) as never )
	) {
		return undefined;
	}
	const menuId =
		element.closest< HTMLElement >( '[data-menu-id]' )?.dataset.menuId;
	const group = page.createElement( 'div' );
	group.className = 'sf-edit-shortcuts';
	group.setAttribute( 'role', 'group' );
	group.setAttribute(
		'aria-label',
		text( 'i18n', 'editShortcuts' ) || 'Edit this content'
	);
	for ( const [ url, label ] of [
		[ dataset.editLink, text( 'i18n', 'editInBuilder' ) || 'Page builder' ],
		[
			dataset.editBackend,
			text( 'i18n', 'editInBackend' ) || 'Block editor',
		],
	] as const ) {
		if ( url && isSafeUrl( url ) ) {
			const link = page.createElement( 'a' );
			link.href = menuId ? addParameter( url, 'menu_id', menuId ) : url;
			link.textContent = label;
			group.append( link );
		}
	}
	if ( ! group.firstChild ) {
		return undefined;
	}
	element.prepend( group );
	return () => group.remove();
};
