import { ApiError } from '../api-error';
import {
	parseQueryString,
	type QueryRecord,
	type QueryValue,
} from './query-string';

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

/** Fits the database, and the product of two is exact. */
const LARGEST = 2 ** 31 - 1;

const isInteger = ( text: string ) =>
	INTEGER.test( text ) && Math.abs( Number( text ) ) <= LARGEST;

const formatOptions = ( options: readonly string[] ) =>
	options.length > 1
		? `${ options.slice( 0, -1 ).join( ', ' ) }, and ${ options.at( -1 ) }`
		: options.join( '' );

/**
 * Each method returns the default for a missing or invalid argument; {@link QueryArguments.check} throws all errors at
 * once.
 */
export class QueryArguments {
	#values: QueryRecord;
	#problems = new Map< string, Problem >();

	constructor( url: string ) {
		this.#values = parseQueryString( new URL( url ).searchParams );
	}

	/** Bounds are inclusive. */
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
			return this.#reject(
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
			return this.#reject(
				name,
				{ code: 'rest_out_of_bounds', message, data: null },
				otherwise
			);
		}
		return number;
	}

	/** `null` when missing, so that you can tell it from `false`. */
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
			: this.#reject( name, notOfType( name, 'boolean' ), null );
	}

	/** `''` when missing. */
	text( name: string ): string {
		const value = this.#values[ name ] ?? '';
		return typeof value === 'string'
			? value
			: this.#reject( name, notOfType( name, 'string' ), '' );
	}

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
			this.#reject(
				name,
				{
					code: 'rest_not_in_enum',
					message: `${ name } is not one of ${ formatOptions( words ) }.`,
					data: null,
				},
				otherwise
			)
		);
	}

	/** A list, or comma-separated text. `[]` when missing. */
	texts( name: string ): string[] {
		return this.#list( this.#values[ name ] );
	}

	integers( name: string ): number[] {
		const items = this.texts( name );
		const wrong = items.findIndex( ( item ) => ! isInteger( item ) );
		return wrong < 0
			? items.map( Number )
			: this.#reject(
					name,
					notOfType( `${ name }[${ wrong }]`, 'integer' ),
					[]
				);
	}

	words( name: string, words: readonly string[] ): string[] {
		const items = this.texts( name );
		const wrong = items.findIndex( ( item ) => ! words.includes( item ) );
		return wrong < 0
			? items
			: this.#reject(
					name,
					{
						code: 'rest_not_in_enum',
						message: `${ name }[${ wrong }] is not one of ${ formatOptions( words ) }.`,
						data: null,
					},
					[]
				);
	}

	/** Each record has methods for its own fields: texts and lists. */
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
			return this.#reject(
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
	 * Call it after reading all arguments.
	 *
	 * @throws {ApiError} `rest_invalid_param` for any invalid argument (docs/contract/store-api.md 1.3).
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

	#reject< T >( name: string, problem: Problem, otherwise: T ): T {
		this.#problems.set( name, problem );
		return otherwise;
	}
}
