#!/usr/bin/env perl
# A bot for Flip 7 in Perl: it stays when the next card busts it with a chance of one in four, by counting cards.
# Try it: flip7 arena program:examples/bots/careful.pl stay:25 --games 100
use strict;
use warnings;
use JSON::PP;

$| = 1;    # every answer leaves at once

my %copies = ((map { $_ => $_ } 1 .. 12), 0 => 1);

while (my $line = <STDIN>) {
    chomp $line;
    last if $line eq 'quit';
    if ($line =~ /^flip7 1\b/) { print "flip7 1 careful (Perl)\n"; next; }
    my $q = decode_json($line);
    print $q->{ask} eq 'give' ? target($q) : risk($q) < 0.25 ? 'hit' : 'stay', "\n";
}

# The chance that the next card busts the asked seat.
sub risk {
    my ($q) = @_;
    my @mine = @{ $q->{table}[ $q->{seat} ]{cards} };
    return 0 if !$q->{draw_pile} || grep { $_ eq 'SC' } @mine;
    my %seen;
    $seen{$_}++ for @{ $q->{discard_pile} }, map { @{ $_->{cards} } } @{ $q->{table} };
    my $busting = 0;
    for my $number (grep { exists $copies{$_} } @mine) {
        $busting += $copies{$number} * $q->{rules}{decks} - $seen{$number};
    }
    return $busting / $q->{draw_pile};
}

# The opponent who is ahead; a spare Second Chance goes to the one who is behind.
sub target {
    my ($q) = @_;
    my $sign = $q->{card} eq 'SC' ? -1 : 1;
    my @others = grep { $_ != $q->{seat} } @{ $q->{options} };
    return $q->{seat} if !@others;
    my ($best) = sort { $sign * (ahead($q, $b) <=> ahead($q, $a)) } @others;
    return $best;
}

sub ahead {
    my ($q, $seat) = @_;
    return $q->{totals}[$seat] + $q->{points}[$seat];
}
