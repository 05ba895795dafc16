import { commonIcon, type PaymentMethodIcon } from '@shopfront/components';
import { isRecord } from '@shopfront/store-api';
import { decodeEntities, isSafeUrl } from '@shopfront/text';

const readIcon = (
	icon: unknown,
	id: unknown,
	pluginUrl: string
): PaymentMethodIcon | null => {
	if ( typeof icon === 'string' ) {
		return commonIcon( icon, pluginUrl );
	}
	if ( ! isRecord( icon ) || typeof id !== 'string' ) {
		return null;
	}
	const { src, alt } = icon;
	const common = commonIcon( id, pluginUrl );
	const isPicture = typeof src === 'string' && src !== '' && isSafeUrl( src );
	const name = typeof alt === 'string' ? decodeEntities( alt ) : '';
	return {
		id,
		src: isPicture ? src : ( common?.src ?? null ),
		alt: name || common?.alt || id,
	};
};

/**
 * Parses a gateway's icons (docs/contract/settings.md 6): a list of ids and icons, or icons by id. Ignores other
 * values. `pluginUrl` leads to the shop's own icons.
 */
export const readPaymentIcons = (
	data: unknown,
	pluginUrl: string
): PaymentMethodIcon[] => {
	const icons = isRecord( data ) ? data.icons : undefined;
	const entries: ReadonlyArray< readonly [ unknown, unknown ] > =
		Array.isArray( icons )
			? icons.map( ( icon: unknown ) => [
					icon,
					isRecord( icon ) ? icon.id : undefined,
				] )
			: Object.entries( isRecord( icons ) ? icons : {} ).map(
					( [ id, icon ] ) => [ icon, id ]
				);
	return entries.flatMap( ( [ icon, id ] ) => {
		const read = readIcon( icon, id, pluginUrl );
		return read ? [ read ] : [];
	} );
};
