import { ApiError } from '../api-error';
import {
	parseQueryString,
	type QueryRecord,
	type QueryValue,
} from './query-string';

/** Why an argument is refused, in WordPress's words. */
interface Problem {
	code: string;
	message: string;
	data: { param: string } | null;
}

const notOfType = ( name: string, type: string ): Problem => ( {
	code: 'rest_invalid_type',
	message: `${ name } is not of type ${ type }.`,
	data: { param: name },
} );

const INTEGER = /^-?[0-9]+$/;

/** The largest that an id, a page or an offset may be: the database takes it, and products of two stay exact. */
const LARGEST = 2 ** 31 - 1;

const isInteger = ( text: string ) =>
	INTEGER.test( text ) && Math.abs( Number( text ) ) <= LARGEST;

const inWords = ( options: readonly string[] ) =>
	options.length > 1
		? `${ options.slice( 0, -1 ).join( ', ' ) }, and ${ options.at( -1 ) }`
		: options.join( '' );

/**
 * Reads the arguments of a request's query. Each reader answers the default when the argument is missing or wrong;
 * what was wrong is gathered, and {@link QueryArguments.check} refuses the request with all of it.
 */
export class QueryArguments {
	#values: QueryRecord;
	#problems = new Map< string, Problem >();

	constructor( url: string ) {
		this.#values = parseQueryString( new URL( url ).searchParams );
	}

	/** A whole number within bounds, both inclusive. */
	integer(
		name: string,
		otherwise: number,
		minimum = -Infinity,
		maximum = Infinity
	): number {
		const value = this.#values[ name ];
		if ( value === undefined ) {
			return otherwise;
		}
		if ( typeof value !== 'string' || ! isInteger( value ) ) {
			return this.#refuse(
				name,
				notOfType( name, 'integer' ),
				otherwise
			);
		}
		const number = Number( value );
		if ( number < minimum || number > maximum ) {
			const message =
				maximum === Infinity
					? `${ name } must be greater than or equal to ${ minimum }`
					: `${ name } must be between ${ minimum } (inclusive) and ${ maximum } (inclusive)`;
			return this.#refuse(
				name,
				{ code: 'rest_out_of_bounds', message, data: null },
				otherwise
			);
		}
		return number;
	}

	/** `null` when it is missing, so that "no" and "not asked" differ. */
	boolean( name: string ): boolean | null {
		const value = this.#values[ name ];
		if ( value === undefined ) {
			return null;
		}
		if ( value === 'true' || value === '1' ) {
			return true;
		}
		return value === 'false' || value === '0' || value === ''
			? false
			: this.#refuse( name, notOfType( name, 'boolean' ), null );
	}

	/** `''` when it is missing. */
	text( name: string ): string {
		const value = this.#values[ name ] ?? '';
		return typeof value === 'string'
			? value
			: this.#refuse( name, notOfType( name, 'string' ), '' );
	}

	/** One of a few words. */
	word< Word extends string >(
		name: string,
		words: readonly Word[],
		otherwise: Word
	): Word {
		const value = this.#values[ name ];
		if ( value === undefined ) {
			return otherwise;
		}
		const word = words.find( ( candidate ) => candidate === value );
		return (
			word ??
			this.#refuse(
				name,
				{
					code: 'rest_not_in_enum',
					message: `${ name } is not one of ${ inWords( words ) }.`,
					data: null,
				},
				otherwise
			)
		);
	}

	/** A list, or texts between commas. `[]` when it is missing. */
	texts( name: string ): string[] {
		return this.#list( this.#values[ name ] );
	}

	/** A list, or whole numbers between commas. */
	integers( name: string ): number[] {
		const items = this.texts( name );
		const wrong = items.findIndex( ( item ) => ! isInteger( item ) );
		return wrong < 0
			? items.map( Number )
			: this.#refuse(
					name,
					notOfType( `${ name }[${ wrong }]`, 'integer' ),
					[]
				);
	}

	/** A list of a few words. */
	words( name: string, words: readonly string[] ): string[] {
		const items = this.texts( name );
		const wrong = items.findIndex( ( item ) => ! words.includes( item ) );
		return wrong < 0
			? items
			: this.#refuse(
					name,
					{
						code: 'rest_not_in_enum',
						message: `${ name }[${ wrong }] is not one of ${ inWords( words ) }.`,
						data: null,
					},
					[]
				);
	}

	/** A list of records, each a reader of its own fields: texts and lists. */
	records( name: string ): Array< {
		text: ( field: string ) => string;
		texts: ( field: string ) => string[];
	} > {
		const value = this.#values[ name ];
		if ( value === undefined ) {
			return [];
		}
		const items =
			typeof value === 'string' ? [ value ] : Object.values( value );
		const records = items.filter( ( item ) => typeof item !== 'string' );
		if ( records.length < items.length ) {
			return this.#refuse(
				name,
				notOfType( `${ name }[0]`, 'object' ),
				[]
			);
		}
		return records.map( ( record ) => ( {
			text: ( field ) => this.#list( record[ field ] )[ 0 ] ?? '',
			texts: ( field ) => this.#list( record[ field ] ),
		} ) );
	}

	/**
	 * Ends the reading.
	 *
	 * @throws {ApiError} `rest_invalid_param` when anything was wrong (docs/contract/store-api.md 1.3).
	 */
	check(): void {
		if ( this.#problems.size === 0 ) {
			return;
		}
		const names = [ ...this.#problems.keys() ].join( ', ' );
		const params = [ ...this.#problems ].map( ( [ name, { message } ] ) => [
			name,
			message,
		] );
		throw new ApiError(
			'rest_invalid_param',
			`Invalid parameter(s): ${ names }`,
			400,
			{
				params: Object.fromEntries( params ),
				details: Object.fromEntries( this.#problems ),
			}
		);
	}

	#list( value: QueryValue | undefined ): string[] {
		if ( value === undefined ) {
			return [];
		}
		const items =
			typeof value === 'string'
				? value.split( ',' )
				: Object.values( value ).filter(
						( item ) => typeof item === 'string'
					);
		return items
			.map( ( item ) => item.trim() )
			.filter( ( item ) => item !== '' );
	}

	#refuse< T >( name: string, problem: Problem, otherwise: T ): T {
		this.#problems.set( name, problem );
		return otherwise;
	}
}
