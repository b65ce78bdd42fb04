# Set-up of both editions (E2-3, E1-2).

test E2-3.1 E2-3.7 E2-EX32: three players: 14 regular technologies, 8 outer sectors, 3 guardians
> new eclipse2 players=3 seed=5 species=fixed first=1
> view all
=json stacks.inner 10
=json stacks.middle 11
=json stacks.outer 8
=json round 1
=json start 0
=count map 7
