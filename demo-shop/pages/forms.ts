import type { Hono } from 'hono';
import { removeItem, updateItem } from '../cart/commands';
import type { ShopContext, ShopEnv } from '../context';
import type { StoredLine } from '../session-data';
import { addWithNotice, attempt } from './add-with-notice';
import { setNotice, type Notice } from './notices';
import { backTo, readFields, type Fields } from './form-fields';

/** 0 removes the line, and an empty field changes nothing. */
const updateOne = (
	shop: ShopContext,
	{ key, quantity }: StoredLine,
	typed: string
): void => {
	const wanted = typed.trim() === '' ? quantity : Number( typed );
	if ( wanted === 0 ) {
		removeItem( shop, key );
	} else if ( wanted !== quantity ) {
		updateItem( shop, key, wanted );
	}
};

/** Only quantities that differ from the cart's. A failure doesn't stop the others. */
const updateAll = ( shop: ShopContext, fields: Fields ): Notice => {
	const notices = shop.session.data.lines.map( ( line ) =>
		attempt( () => {
			updateOne( shop, line, fields[ `quantity[${ line.key }]` ] ?? '' );
			return '';
		} )
	);
	return (
		notices.find( ( { kind } ) => kind === 'error' ) ?? {
			kind: 'info',
			text: 'Cart updated.',
		}
	);
};

/** Each form redirects, so that a reload doesn't submit it again. Other sites can't: cookies are same-site. */
export const registerForms = ( app: Hono< ShopEnv > ): void => {
	app.post( '/cart/add', async ( c ) => {
		const shop = c.get( 'shop' );
		const fields = await readFields( c );
		const notice = addWithNotice( shop, fields );
		const isAdded = notice.kind === 'success';
		if ( isAdded && fields[ 'sf-buy-now' ] !== undefined ) {
			return c.redirect( '/checkout/', 303 );
		}
		setNotice( c, notice );
		const isDone = isAdded && shop.options.redirectAfterAdd;
		return c.redirect(
			isDone ? '/cart/' : backTo( shop, fields.back ),
			303
		);
	} );

	app.post( '/cart/update', async ( c ) => {
		const shop = c.get( 'shop' );
		const fields = await readFields( c );
		const { remove } = fields;
		const notice =
			remove === undefined
				? updateAll( shop, fields )
				: attempt( () => {
						removeItem( shop, remove );
						return 'Item removed.';
					} );
		setNotice(
			c,
			notice.kind === 'success' ? { ...notice, kind: 'info' } : notice
		);
		return c.redirect( '/cart/', 303 );
	} );
};
