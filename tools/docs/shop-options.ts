import { OPTION_GROUPS, type Option } from '../../demo-shop/options';
import { code, table } from './markdown';

const row = ( [ name, option ]: [ string, Option< unknown > ] ) => {
	const { value, label, help, choices } = option;
	return [
		code( name ),
		code( JSON.stringify( value ) ),
		choices
			? Object.entries( choices )
					.map(
						( [ one, title ] ) =>
							`${ one ? code( one ) : 'empty' }: ${ title }`
					)
					.join( '<br>' )
			: '',
		`${ label }: ${ help }`,
	];
};

/** Every option of the demo shop, as on its page of switches. */
export const shopOptions = (): string =>
	[
		'# Options of the demo shop\n\n`/demo/` changes them for one visitor, and so does `POST /demo/options`; see [the demo shop](README.md#options).',
		...Object.entries( OPTION_GROUPS ).map(
			( [ title, group ] ) =>
				`## ${ title }\n\n${ table(
					[ 'Option', 'Default', 'Values', 'Effect' ],
					Object.entries( group ).map( row )
				) }`
		),
	].join( '\n\n' ) + '\n';
