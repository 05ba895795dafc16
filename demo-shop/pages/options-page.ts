import type { Context, Hono } from 'hono';
import { html, raw } from 'hono/html';
import type { ShopContext, ShopEnv } from '../context';
import {
	OPTION_GROUPS,
	readOptions,
	type Option,
	type ShopOptions,
} from '../options';
import { login, logout } from '../api/login';
import { SAMPLE_CUSTOMERS } from '../customers';
import { changeSession } from '../sessions';
import { FAULT_FORM } from './fault-form';
import { readFields, type Fields } from './form-fields';
import { renderPage, type Markup } from './layout';
import { setNotice } from './notices';
import { selectOptions } from './select-options';

const PATH = '/demo/';

const choiceName = ( option: string, value: string ) =>
	`${ option }[${ value }]`;

type Control = Option< unknown >;

const checkbox = ( name: string, isOn: boolean ): Markup =>
	html`<input
		type="checkbox"
		id="${ name }"
		name="${ name }"
		aria-describedby="${ name }-help"
		${ isOn ? raw( 'checked' ) : '' }
	/>`;

const select = (
	name: string,
	{ choices = {} }: Control,
	current: string
): Markup =>
	html`<select
		id="${ name }"
		name="${ name }"
		aria-describedby="${ name }-help"
	>
		${ selectOptions( Object.entries( choices ), current ) }
	</select>`;

const checkboxes = (
	name: string,
	{ label, help, choices = {} }: Control,
	current: readonly unknown[]
): Markup =>
	html`<li>
		<div
			class="option option--several"
			id="${ name }"
			role="group"
			aria-labelledby="${ name }-label"
			aria-describedby="${ name }-help"
		>
			<span id="${ name }-label">${ label }</span>
			${ Object.entries( choices ).map(
				( [ value, choice ] ) =>
					html`<label>
						<input
							type="checkbox"
							name="${ choiceName( name, value ) }"
							${ current.includes( value ) ? raw( 'checked' ) : '' }
						/>
						${ choice }
					</label>`
			) }
			<p id="${ name }-help">${ help }</p>
		</div>
	</li>`;

/** `value` is the visitor's. */
const field = ( name: string, option: Control, value: unknown ): Markup => {
	const { control, label, help } = option;
	if ( control === 'checkboxes' ) {
		return checkboxes( name, option, Array.isArray( value ) ? value : [] );
	}
	return html`<li
		class="option ${ control === 'select' ? '' : 'option--switch' }"
	>
		<label for="${ name }">${ label }</label>
		${
			control === 'select'
				? select( name, option, String( value ) )
				: checkbox( name, value === true )
		}
		<p id="${ name }-help">${ help }</p>
	</li>`;
};

const controlsOf = ( group: object ): Array< [ string, Control ] > =>
	Object.entries( group ).filter( ( [ , { control } ] ) => control !== null );

const optionsForm = ( values: ReadonlyMap< string, unknown > ): Markup =>
	html`<form class="options" method="post" action="${ PATH }">
		${ Object.entries( OPTION_GROUPS ).map(
			( [ title, group ] ) =>
				html`<fieldset>
					<legend>${ title }</legend>
					<ul>
						${ controlsOf( group ).map( ( [ name, option ] ) =>
							field( name, option, values.get( name ) )
						) }
					</ul>
				</fieldset>`
		) }
		<p class="options__actions">
			<button class="button" type="submit">Save options</button>
			<button
				class="button button--quiet"
				type="submit"
				name="choose"
				value="defaults"
			>
				Back to the defaults
			</button>
		</p>
	</form>`;

const ROLES = [
	[ 'guest', 'Guest', 'Not logged in.' ],
	[ 'customer', 'Customer', 'Logged in as the first sample customer.' ],
	[
		'editor',
		'Editor',
		'Sees the bar of the back end, links that edit parts of pages, errors of the photos, and a note in the console about reduced motion.',
	],
	[
		'administrator',
		'Administrator',
		'Sees what an editor sees, details of errors, and that the shop is not open yet.',
	],
] as const;

const roleOf = ( { options, session }: ShopContext ): string => {
	if ( options.administrator ) {
		return 'administrator';
	}
	if ( options.editor ) {
		return 'editor';
	}
	return session.customerId > 0 ? 'customer' : 'guest';
};

const roleForm = ( shop: ShopContext ): Markup =>
	html`<form class="roles" method="post" action="${ PATH }role">
		<fieldset>
			<legend>Role</legend>
			${ ROLES.map(
				( [ role, label, effect ] ) =>
					html`<label class="role">
						<input
							type="radio"
							name="role"
							value="${ role }"
							${ role === roleOf( shop ) ? raw( 'checked' ) : '' }
						/>
						<span><strong>${ label }</strong> ${ effect }</span>
					</label>`
			) }
			<p class="options__actions">
				<button class="button" type="submit">Change role</button>
			</p>
		</fieldset>
	</form>`;

/** Logs in or out, and sets the options of editors and administrators. */
const changeRole = async ( c: Context< ShopEnv > ): Promise< Response > => {
	const { role } = await readFields( c );
	const chosen = ROLES.find( ( [ name ] ) => name === role );
	if ( ! chosen ) {
		return c.redirect( PATH, 303 );
	}
	const shop = c.get( 'shop' );
	if ( role !== 'guest' && shop.session.customerId === 0 ) {
		const [ { email, password } ] = SAMPLE_CUSTOMERS;
		login( c, email, password );
	}
	// The login started this session.
	saveOptions( c.get( 'shop' ), ( options ) => ( {
		...options,
		editor: role === 'editor',
		administrator: role === 'administrator',
	} ) );
	if ( role === 'guest' ) {
		logout( c );
	}
	setNotice( c, {
		kind: 'info',
		text: `Pages take you for this role: ${ chosen[ 1 ] }.`,
	} );
	return c.redirect( PATH, 303 );
};

const optionsPage = ( c: Context< ShopEnv > ): Promise< Response > => {
	const shop = c.get( 'shop' );
	return renderPage( c, {
		title: 'Demo options',
		styles: [ 'options' ],
		main: html`<h1>Demo options</h1>
			<p>
				Change how this shop behaves, then try its
				<a href="/cart/">cart</a> and <a href="/checkout/">checkout</a>.
				Options only affect you. There are also pages for
				<a href="/add-ons/">sample add-ons</a>,
				<a href="/demo/attempts/">payments without an answer</a> and
				<a href="/demo/figures/">field data</a>.
			</p>
			${ roleForm( shop ) }
			${ optionsForm( new Map( Object.entries( shop.options ) ) ) }
			${ FAULT_FORM }`,
	} );
};

const parseValue = (
	name: string,
	{ value, control, choices = {} }: Control,
	fields: Fields
): unknown => {
	switch ( control ) {
		case 'checkbox':
			return name in fields;
		case 'checkboxes':
			return Object.keys( choices ).filter(
				( one ) => choiceName( name, one ) in fields
			);
		default:
			return typeof value === 'number'
				? Number( fields[ name ] )
				: fields[ name ];
	}
};

const readForm = ( fields: Fields ) =>
	readOptions(
		Object.fromEntries(
			Object.values( OPTION_GROUPS )
				.flatMap( controlsOf )
				.map( ( [ name, option ] ) => [
					name,
					parseValue( name, option, fields ),
				] )
		)
	);

const saveOptions = (
	shop: ShopContext,
	change: ( options: Partial< ShopOptions > ) => Partial< ShopOptions >
): void => {
	changeSession( shop, ( data ) => ( {
		...data,
		options: change( data.options ),
	} ) );
};

const save = async ( c: Context< ShopEnv > ): Promise< Response > => {
	const shop = c.get( 'shop' );
	const fields = await readFields( c );
	if ( fields.choose === 'defaults' ) {
		saveOptions( shop, () => ( {} ) );
		setNotice( c, { kind: 'info', text: 'All options have defaults.' } );
		return c.redirect( PATH, 303 );
	}
	const sent = readForm( fields );
	if ( sent.ok ) {
		saveOptions( shop, ( options ) => ( { ...options, ...sent.options } ) );
	}
	setNotice(
		c,
		sent.ok
			? { kind: 'info', text: 'Your options are saved.' }
			: {
					kind: 'error',
					text: 'The options were not saved. Choose values of the lists.',
				}
	);
	return c.redirect( PATH, 303 );
};

export const registerOptionsPage = ( app: Hono< ShopEnv > ): void => {
	app.get( '/demo', ( c ) => c.redirect( PATH ) );
	app.get( PATH, optionsPage );
	app.post( PATH, save );
	app.post( `${ PATH }role`, changeRole );
};
