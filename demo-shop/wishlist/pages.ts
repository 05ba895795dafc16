import type { Context, Hono } from 'hono';
import { html, raw } from 'hono/html';
import type { ShopEnv } from '../context';
import { dayOf } from '../pages/format-date';
import { notFoundPage } from '../pages/not-found-page';
import { renderPage, type Markup } from '../pages/layout';
import { t } from '../texts';
import { EDIT_ACTION } from './actions';
import { HEART } from './icons';
import { countItems, findList, PRIVACY, type Wishlist } from './lists';
import { actionNonce } from './nonces';
import { listUrl, wishlistForm } from './table';
import {
	defaultList,
	ensureDefaultList,
	maySee,
	nameOf,
	owns,
	ownLists,
} from './visitor';
import { selectOptions } from '../pages/select-options';

const privacyOptions = ( current: number ): Markup[] =>
	selectOptions(
		[
			[ PRIVACY.public, t( 'Everybody' ) ],
			[ PRIVACY.shared, t( 'People with the link' ) ],
			[ PRIVACY.private, t( 'Only me' ) ],
		],
		current
	);

const views = (
	c: Context< ShopEnv >,
	list: Wishlist | null,
	isGrid: boolean
) => {
	const path = list ? new URL( listUrl( c, list ) ).pathname : '/wishlist/';
	const link = ( href: string, label: string, isCurrent: boolean ) =>
		html`<a
			href="${ href }"
			${ isCurrent ? raw( 'aria-current="true"' ) : '' }
			>${ label }</a
		>`;
	const isOwn = list === null || owns( c, list );
	return html`<div class="wishlist-bar">
		${
			isOwn && c.get( 'shop' ).options.wishlistSeveral
				? html`<nav
						class="wishlist-lists"
						aria-label="${ t( 'Your lists' ) }"
					>
						<ul>
							${ ownLists( c ).map(
								( one ) =>
									html`<li>
										${ link( new URL( listUrl( c, one ) ).pathname, nameOf( one ), one.id === list?.id ) }
									</li>`
							) }
							<li>
								${ link( '/wishlist/manage/', t( 'Manage lists' ), false ) }
							</li>
							<li>
								<a
									href="/wishlist/manage/"
									data-rel="prettyPhoto[create_wishlist]"
									>${ t( 'New list' ) }</a
								>
							</li>
						</ul>
					</nav>`
				: html`<span></span>`
		}
		<nav class="wishlist-views" aria-label="${ t( 'View' ) }">
			${ link( path, t( 'List' ), ! isGrid ) }
			${ link( `${ path }?view=grid`, t( 'Pictures' ), isGrid ) }
		</nav>
	</div>`;
};

const emptyHint = (): Markup => {
	return html`<div class="wishlist-hint">
		<span class="wishlist-hint__heart">${ HEART }</span>
		<p><strong>${ t( 'Your list is empty.' ) }</strong></p>
		<p>${ t( 'Press the heart of a product to save it here.' ) }</p>
		<a class="button" href="/shop/">${ t( 'Browse the shop' ) }</a>
	</div>`;
};

const renderList = ( c: Context< ShopEnv >, list: Wishlist | null ) => {
	const isGrid = c.req.query( 'view' ) === 'grid';
	const isEmpty =
		! list || countItems( c.get( 'shop' ).database, list.id ) === 0;
	const title = list ? nameOf( list ) : t( 'My wishlist' );
	const isOwn = list === null || owns( c, list );
	return renderPage( c, {
		title,
		crumb: 'Wishlist',
		styles: [ 'wishlist' ],
		isTranslated: true,
		main: html`<div class="wishlist-page">
			<h1>${ isOwn ? t( 'Wishlist' ) : t( 'A shared wishlist' ) }</h1>
			${ views( c, list, isGrid ) }
			${ wishlistForm( c, list, {
				current_page: c.req.query( 'paged' ) ?? 1,
				...( isGrid ? { layout: 'images_grid' } : {} ),
			} ) }
			${ isEmpty && isOwn ? emptyHint() : '' }
		</div>`,
	} );
};

const managePage = ( c: Context< ShopEnv > ) => {
	const shop = c.get( 'shop' );
	ensureDefaultList( c );
	const lists = ownLists( c );
	return renderPage( c, {
		title: t( 'Manage lists' ),
		styles: [ 'wishlist' ],
		isTranslated: true,
		under: [ { label: 'Wishlist', href: '/wishlist/' } ],
		main: html`<div class="wishlist-page">
			<h1>${ t( 'Manage lists' ) }</h1>
			<form
				method="post"
				action="/wishlist/manage/"
				class="wishlist-manage"
			>
				<input
					type="hidden"
					name="${ EDIT_ACTION }"
					value="${ actionNonce( shop, EDIT_ACTION ) }"
				/>
				<table
					class="shop_table cart wishlist_table wishlist_manage_table"
				>
					<caption class="screen-reader-text">
						${ t( 'Your lists' ) }
					</caption>
					<thead>
						<tr>
							<th scope="col">${ t( 'Name' ) }</th>
							<th scope="col">${ t( 'Products' ) }</th>
							<th scope="col">${ t( 'Who can see it' ) }</th>
							<th scope="col">${ t( 'Created' ) }</th>
							<th scope="col">
								<span class="screen-reader-text"
									>${ t( 'Actions' ) }</span
								>
							</th>
						</tr>
					</thead>
					<tbody>
						${ lists.map(
							( list ) =>
								html`<tr
									data-wishlist-id="${ list.id }"
									data-token="${ list.token }"
								>
									<td
										class="wishlist-name"
										data-title="${ t( 'Name' ) }"
									>
										<a
											class="wishlist-anchor"
											href="${ listUrl( c, list ) }"
											>${ nameOf( list ) }</a
										>
									</td>
									<td data-title="${ t( 'Products' ) }">
										${ countItems( shop.database, list.id ) }
									</td>
									<td
										class="wishlist-privacy"
										data-title="${ t( 'Who can see it' ) }"
									>
										<label
											class="screen-reader-text"
											for="sf-privacy-${ list.id }"
											>${ t( 'Who can see “%s”', nameOf( list ) ) }</label
										>
										<select
											class="wishlist-visibility"
											id="sf-privacy-${ list.id }"
											name="wishlist_options[${ list.id }][wishlist_privacy]"
										>
											${ privacyOptions( list.privacy ) }
										</select>
									</td>
									<td
										class="wishlist-dateadded"
										data-title="${ t( 'Created' ) }"
									>
										${ dayOf( list.createdAt ) }
									</td>
									<td class="wishlist-delete">
										${
											list.isDefault
												? ''
												: html`<button
														class="button button--quiet"
														name="delete"
														value="${ list.token }"
													>
														${ t( 'Delete' ) }<span
															class="screen-reader-text"
															>:
															${ nameOf( list ) }</span
														>
													</button>`
										}
									</td>
								</tr>`
						) }
					</tbody>
				</table>
				<noscript
					><button class="button" name="save" value="yes">
						${ t( 'Save' ) }
					</button></noscript
				>
			</form>
			<form
				method="post"
				action="/wishlist/manage/"
				class="wishlist-create plain-form"
				aria-labelledby="sf-create-list"
			>
				<h2 id="sf-create-list">${ t( 'Create a list' ) }</h2>
				<input
					type="hidden"
					name="${ EDIT_ACTION }"
					value="${ actionNonce( shop, EDIT_ACTION ) }"
				/>
				<div class="field">
					<label for="sf-new-name"
						>${ t( 'Name of the list' ) }</label
					>
					<input
						id="sf-new-name"
						class="wishlist-name"
						name="wishlist_name"
						maxlength="200"
						required
						autocomplete="off"
					/>
				</div>
				<div class="field">
					<label for="sf-new-privacy"
						>${ t( 'Who can see it' ) }</label
					>
					<select
						id="sf-new-privacy"
						class="wishlist-visibility"
						name="wishlist_visibility"
					>
						${ privacyOptions( PRIVACY.public ) }
					</select>
				</div>
				<button class="button" name="create" value="yes">
					${ t( 'Create the list' ) }
				</button>
			</form>
		</div>`,
	} );
};

/** Another visitor's private list and a missing list look the same. */
export const registerWishlistPages = ( app: Hono< ShopEnv > ): void => {
	app.use( '/wishlist/*', ( c, next ) =>
		c.get( 'shop' ).options.wishlist === 'off' ? notFoundPage( c ) : next()
	);
	app.get( '/wishlist/', ( c ) => renderList( c, defaultList( c ) ) );
	app.get( '/wishlist/manage/', ( c ) =>
		c.get( 'shop' ).options.wishlistSeveral
			? managePage( c )
			: notFoundPage( c )
	);
	app.get( '/wishlist/view/:token/', ( c ) => {
		const name = c.req.param( 'token' );
		const list = findList( c.get( 'shop' ).database, name );
		return list && maySee( c, list, name )
			? renderList( c, list )
			: notFoundPage( c );
	} );
};
