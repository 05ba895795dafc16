import type { Context, Hono } from 'hono';
import { html, raw } from 'hono/html';
import type { ShopContext, ShopEnv } from '../context';
import type { ShopOptions } from '../options';
import { login, logout } from '../api/login';
import { SAMPLE_CUSTOMERS } from '../customers';
import { changeSession } from '../sessions';
import { readOptions } from '../shop-options';
import { FAULT_FORM } from './fault-form';
import { readFields, type Fields } from './form-fields';
import { renderPage, type Markup } from './layout';
import { setNotice } from './notices';
import { OPTION_GROUPS, type OptionControl } from './option-groups';

const PATH = '/demo/';

const checkbox = ( { option }: OptionControl, isOn: boolean ): Markup =>
	html`<input
		type="checkbox"
		id="${ option }"
		name="${ option }"
		aria-describedby="${ option }-help"
		${ isOn ? raw( 'checked' ) : '' }
	/>`;

const select = (
	{ option, choices = [] }: OptionControl,
	current: string
): Markup =>
	html`<select
		id="${ option }"
		name="${ option }"
		aria-describedby="${ option }-help"
	>
		${ choices.map(
			( [ value, label ] ) =>
				html`<option
					value="${ value }"
					${ value === current ? raw( 'selected' ) : '' }
				>
					${ label }
				</option>`
		) }
	</select>`;

const choiceName = ( option: string, value: string ) =>
	`${ option }[${ value }]`;

const checkboxes = (
	{ option, label, help, choices = [] }: OptionControl,
	current: readonly unknown[]
): Markup =>
	html`<li>
		<div
			class="option option--several"
			id="${ option }"
			role="group"
			aria-labelledby="${ option }-label"
			aria-describedby="${ option }-help"
		>
			<span id="${ option }-label">${ label }</span>
			${ choices.map(
				( [ value, name ] ) =>
					html`<label>
						<input
							type="checkbox"
							name="${ choiceName( option, value ) }"
							${ current.includes( value ) ? raw( 'checked' ) : '' }
						/>
						${ name }
					</label>`
			) }
			<p id="${ option }-help">${ help }</p>
		</div>
	</li>`;

const control = ( definition: OptionControl, options: ShopOptions ): Markup => {
	const { option, label, help, choices, hasSeveral } = definition;
	const value = options[ option ];
	if ( hasSeveral ) {
		return checkboxes( definition, Array.isArray( value ) ? value : [] );
	}
	const field = choices
		? select( definition, String( value ) )
		: checkbox( definition, value === true );
	return html`<li class="option ${ choices ? '' : 'option--switch' }">
		<label for="${ option }">${ label }</label>
		${ field }
		<p id="${ option }-help">${ help }</p>
	</li>`;
};

const optionsForm = ( options: ShopOptions ): Markup =>
	html`<form class="options" method="post" action="${ PATH }">
		${ OPTION_GROUPS.map(
			( { title, controls } ) =>
				html`<fieldset>
					<legend>${ title }</legend>
					<ul>
						${ controls.map( ( one ) => control( one, options ) ) }
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
	const { options } = shop;
	return renderPage( c, {
		title: 'Demo options',
		crumbs: [ { label: 'Home', href: '/' }, { label: 'Demo options' } ],
		head: html`<link rel="stylesheet" href="/assets/options.css" />`,
		main: html`<h1>Demo options</h1>
			<p>
				Change how this shop behaves, then try its
				<a href="/cart/">cart</a> and <a href="/checkout/">checkout</a>.
				Options only affect you.
				<a href="/add-ons/">Sample add-ons</a> have a page of their own,
				and so have
				<a href="/demo/attempts/">orders that may be paid</a>.
			</p>
			${ roleForm( shop ) } ${ optionsForm( options ) } ${ FAULT_FORM }`,
	} );
};

const parseValue = (
	{ option, choices, hasSeveral }: OptionControl,
	fields: Fields,
	options: ShopOptions
): unknown => {
	const sent = fields[ option ];
	if ( choices && hasSeveral ) {
		return choices
			.map( ( [ value ] ) => value )
			.filter( ( value ) => choiceName( option, value ) in fields );
	}
	if ( ! choices ) {
		return sent !== undefined;
	}
	return typeof options[ option ] === 'number' ? Number( sent ) : sent;
};

/** `null` for an invalid value. */
const readForm = (
	fields: Fields,
	options: ShopOptions
): Partial< ShopOptions > | null => {
	const controls = OPTION_GROUPS.flatMap( ( group ) => group.controls );
	const sent = readOptions(
		Object.fromEntries(
			controls.map( ( one ) => [
				one.option,
				parseValue( one, fields, options ),
			] )
		)
	);
	return sent.ok ? sent.options : null;
};

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
	const chosen = readForm( fields, shop.options );
	if ( chosen ) {
		saveOptions( shop, ( options ) => ( { ...options, ...chosen } ) );
	}
	setNotice(
		c,
		chosen
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
