<?php
/**
 * Static analysis of classes: calls, properties, constants, hooks and imports that do not exist, private members that
 * nothing uses, and syntax newer than PHP 7.4. Argument: the folder of the classes. Prints a line for each problem.
 *
 * Reads tokens and reflection, because Debian has no static analyzer for PHP. It knows the types of properties, but not of
 * variables.
 *
 * @package Shopfront\Tests
 */

define( 'ABSPATH', __DIR__ . '/' );

list( , $folder ) = $argv;
require __DIR__ . '/../../../php-stubs/autoload.php';
if ( is_readable( "$folder/load.php" ) ) {
	require "$folder/load.php";
}

/** Stands for a class of WooCommerce that one of ours extends. */
abstract class Platform_Class {
	protected $name = '';
}

spl_autoload_register( static fn( $name ) => 0 === strpos( $name, 'Automattic\\' ) && class_alias( Platform_Class::class, $name ) );

/** One file with one class. */
final class Analysed_File {

	private string $path;
	private string $code;
	private string $text;
	/** The same without the content of strings. */
	private string $bare;
	private array $imports = array();
	private string $namespace;
	private ?ReflectionClass $of = null;
	private array $problems = array();

	public function __construct( string $path ) {
		$this->path      = $path;
		$this->code      = file_get_contents( $path );
		$this->text      = implode( '', array_map( array( $this, 'without_comment' ), token_get_all( $this->code ) ) );
		$this->bare      = implode( '', array_map( array( $this, 'without_string' ), token_get_all( $this->text ) ) );
		$this->namespace = preg_match( '/^namespace ([\w\\\\]+);/m', $this->text, $found ) ? $found[1] : '';
		preg_match_all( '/^use ([\w\\\\]+);/m', $this->text, $uses );
		foreach ( $uses[1] as $use ) {
			$this->imports[ substr( (string) strrchr( '\\' . $use, '\\' ), 1 ) ] = $use;
		}
	}

	/** Returns its problems. */
	public function problems(): array {
		if ( ! preg_match( '/^(?:final )?class (\w+)/m', $this->text, $found ) ) {
			$this->check_syntax();
			return $this->problems;
		}
		$name = "$this->namespace\\$found[1]";
		if ( ! class_exists( $name ) ) {
			$this->add( 0, "The autoloader does not find $name." );
			return $this->problems;
		}
		$this->of = new ReflectionClass( $name );
		$this->check_syntax();
		$this->check_imports();
		$this->check_members();
		$this->check_classes();
		$this->check_callbacks();
		$this->check_unused();
		return $this->problems;
	}

	/** Syntax that PHP 7.4 cannot read. */
	private function check_syntax(): void {
		$newer = array(
			'/\?->/'                                                     => 'the nullsafe operator',
			'/\bmatch \(/'                                               => 'match',
			'/\b(?:readonly|enum) \w+/'                                  => 'readonly or enum',
			'/function \w+\([^)]*\b(?:public|private|protected) /'       => 'constructor promotion',
			'/function \w*\s?\([^)]*\b\w+\|\w+ \$/'                      => 'a union type',
			'/\): (?:static|mixed|never|\w+\|\w+)\b/'                    => 'a return type',
			'/^\s*#\[/m'                                                 => 'an attribute',
			'/[(,]\s*[a-z_]+: [^:]/'                                     => 'a named argument',
			'/\b(?:array_is_list|get_debug_type|str_contains|str_starts_with|str_ends_with)\(/' => 'a function',
		);
		foreach ( $newer as $pattern => $what ) {
			$this->each( $pattern, fn( $found, $at ) => $this->add( $at, "PHP 7.4 does not have $what." ), $this->bare );
		}
	}

	/** Imports that do not exist, or that nothing uses. */
	private function check_imports(): void {
		foreach ( $this->imports as $short => $full ) {
			if ( 0 === strpos( $full, 'Shopfront\\' ) && ! class_exists( $full ) ) {
				$this->add( 0, "The imported class $full does not exist." );
			}
			// Comments may use it too.
			if ( substr_count( $this->code, $short ) < 2 || ! preg_match( "/(?<![\\w\\\\])$short\\b(?!;)/", $this->code ) ) {
				$this->add( 0, "Nothing uses the import $full." );
			}
		}
	}

	/** Methods and properties of `$this`, and of the properties whose type is a class of ours. */
	private function check_members(): void {
		$this->each(
			'/\$this->(\w+)(\(|->(\w+)(\()?)?/',
			function ( $found, $at ) {
				list( , $name ) = $found;
				if ( '(' === ( $found[2] ?? '' ) ) {
					$this->check_call( $this->of, $name, $at + strlen( $found[0] ), $at );
					return;
				}
				if ( ! $this->of->hasProperty( $name ) ) {
					$this->add( $at, "There is no property $name." );
					return;
				}
				$type = $this->own_class_of( $name );
				if ( $type && isset( $found[4] ) ) {
					$this->check_call( $type, $found[3], $at + strlen( $found[0] ), $at );
				} elseif ( $type && isset( $found[3] ) && ! ( $type->hasProperty( $found[3] ) && $type->getProperty( $found[3] )->isPublic() ) ) {
					$this->add( $at, "{$type->getName()} has no public property $found[3]." );
				}
			}
		);
	}

	/** Constants, static methods and constructors of classes of ours. */
	private function check_classes(): void {
		$this->each(
			'/(?<![\\\\\w$])(self|[A-Z]\w+)::(\w+)(\()?/',
			function ( $found, $at ) {
				$class = $this->own_class( $found[1] );
				if ( ! $class || 'class' === $found[2] ) {
					return;
				}
				if ( isset( $found[3] ) ) {
					$this->check_call( $class, $found[2], $at + strlen( $found[0] ), $at );
				} elseif ( ! $class->hasConstant( $found[2] ) || ( 'self' !== $found[1] && ! $class->getReflectionConstant( $found[2] )->isPublic() ) ) {
					$this->add( $at, "{$class->getName()} has no constant $found[2] for this class." );
				}
			}
		);
		$this->each(
			'/\bnew (\w+)\(/',
			function ( $found, $at ) {
				$class = $this->own_class( $found[1] );
				if ( $class && $class->getConstructor() ) {
					$this->check_call( $class, '__construct', $at + strlen( $found[0] ), $at );
				}
			}
		);
	}

	/** Callbacks of `$this` and of the properties whose type is a class of ours. Hooks call from outside. */
	private function check_callbacks(): void {
		$this->each(
			'/(add_action|add_filter)?(\([^()]*|\s*)\barray\( \$this(?:->(\w+))?, \'(\w+)\' \)/',
			function ( $found, $at ) {
				$class = '' === $found[3] ? $this->of : $this->own_class_of( $found[3] );
				if ( ! $class ) {
					return;
				}
				$is_outside = '' !== $found[1] || $class !== $this->of;
				if ( ! $class->hasMethod( $found[4] ) || ( $is_outside && ! $class->getMethod( $found[4] )->isPublic() ) ) {
					$this->add( $at, "{$class->getName()} has no method $found[4] for this callback." );
				}
			}
		);
	}

	/** Private members that nothing uses. */
	private function check_unused(): void {
		$members = array_merge( $this->of->getMethods(), $this->of->getProperties(), $this->of->getReflectionConstants() );
		foreach ( $members as $member ) {
			$name = $member->getName();
			if ( $member->isPrivate() && '__construct' !== $name && preg_match_all( "/(?:->|::|')$name\\b/", $this->text ) < 1 ) {
				$this->add( 0, "Nothing uses the private member $name." );
			}
			$is_property = $member instanceof ReflectionProperty && $member->isPrivate();
			if ( $is_property && preg_match_all( "/\\\$this->$name\\b(?! += )/", $this->text ) < 1 ) {
				$this->add( 0, "Nothing reads the private property $name." );
			}
		}
	}

	/** Checks that a method exists, that it may be called from here, and the number of its arguments. */
	private function check_call( ReflectionClass $of, string $name, int $start, int $at ): void {
		$is_own = $of->getName() === $this->of->getName();
		if ( ! $of->hasMethod( $name ) || ! ( $is_own || $of->getMethod( $name )->isPublic() ) ) {
			$this->add( $at, "{$of->getName()} has no method $name for this class." );
			return;
		}
		$method = $of->getMethod( $name );
		$count  = $this->count_arguments( $start );
		if ( $count < $method->getNumberOfRequiredParameters() || ( $count > $method->getNumberOfParameters() && ! $method->isVariadic() ) ) {
			$this->add( $at, "{$of->getName()}::$name() does not take $count arguments." );
		}
	}

	/** Counts the arguments that begin after a parenthesis. */
	private function count_arguments( int $start ): int {
		$tokens = token_get_all( '<?php ' . substr( $this->text, $start ) );
		$depth  = 0;
		$count  = 0;
		$is_new = true;
		foreach ( array_slice( $tokens, 1 ) as $token ) {
			$text = is_array( $token ) ? $token[1] : $token;
			if ( 0 === $depth && ')' === $text ) {
				break;
			}
			if ( $is_new && '' !== trim( $text ) ) {
				++$count;
				$is_new = false;
			}
			$depth += in_array( $text, array( '(', '[', '{' ), true ) ? 1 : 0;
			$depth -= in_array( $text, array( ')', ']', '}' ), true ) ? 1 : 0;
			$is_new = $is_new || ( 0 === $depth && ',' === $text );
		}
		return $count;
	}

	/** The class of ours with a name in this file; null for another. */
	private function own_class( string $name ): ?ReflectionClass {
		$full = 'self' === $name ? $this->of->getName() : ( $this->imports[ $name ] ?? "$this->namespace\\$name" );
		return 0 === strpos( $full, 'Shopfront\\' ) && class_exists( $full ) ? new ReflectionClass( $full ) : null;
	}

	/** The class of ours that a property contains; null for another type. */
	private function own_class_of( string $property ): ?ReflectionClass {
		$type = $this->of->hasProperty( $property ) ? $this->of->getProperty( $property )->getType() : null;
		$name = $type instanceof ReflectionNamedType ? $type->getName() : '';
		return 0 === strpos( $name, 'Shopfront\\' ) && class_exists( $name ) ? new ReflectionClass( $name ) : null;
	}

	private function each( string $pattern, callable $check, ?string $text = null ): void {
		preg_match_all( $pattern, $text ?? $this->text, $all, PREG_SET_ORDER | PREG_OFFSET_CAPTURE );
		foreach ( $all as $found ) {
			$check( array_column( $found, 0 ), $found[0][1] );
		}
	}

	private function add( int $at, string $problem ): void {
		$line             = 1 + substr_count( substr( $this->text, 0, $at ), "\n" );
		$this->problems[] = "$this->path:$line: $problem";
	}

	/** A string keeps its length and lines. */
	private function without_string( $token ): string {
		$text = is_array( $token ) ? $token[1] : $token;
		return is_array( $token ) && T_CONSTANT_ENCAPSED_STRING === $token[0] ? preg_replace( '/[^\n]/', 'x', $text ) : $text;
	}

	/** A comment keeps its lines. */
	private function without_comment( $token ): string {
		$text = is_array( $token ) ? $token[1] : $token;
		return is_array( $token ) && in_array( $token[0], array( T_COMMENT, T_DOC_COMMENT ), true ) ? str_repeat( "\n", substr_count( $text, "\n" ) ) : $text;
	}
}

$problems = array();
$files    = new RegexIterator( new RecursiveIteratorIterator( new RecursiveDirectoryIterator( $folder ) ), '/\.php$/' );
foreach ( $files as $file ) {
	array_push( $problems, ...( new Analysed_File( (string) $file ) )->problems() );
}
sort( $problems );
echo implode( "\n", $problems ), $problems ? "\n" : '';
exit( $problems ? 1 : 0 );
